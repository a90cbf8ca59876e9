import { DropdownMenu as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export const Menu = Primitive.Root;
export const MenuTrigger = Primitive.Trigger;

export function MenuContent(props: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        align="end"
        sideOffset={4}
        collisionPadding={12}
        className="z-40 min-w-44 animate-appear rounded-lg border border-line bg-raised p-1 shadow-lg shadow-mark-halo/30"
        {...props}
      />
    </Primitive.Portal>
  );
}

export function MenuItem({ className, ...rest }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      className={classNames(
        'flex h-8 cursor-pointer items-center gap-2 rounded-sm px-2.5 text-base outline-none select-none data-highlighted:bg-hover [&_svg]:size-4 [&_svg]:shrink-0',
        className,
      )}
      {...rest}
    />
  );
}
