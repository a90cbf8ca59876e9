import { Popover as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export const Popover = Primitive.Root;
export const PopoverTrigger = Primitive.Trigger;

export function PopoverContent({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={6}
        collisionPadding={12}
        className={classNames(
          'z-40 w-72 animate-appear rounded-lg border border-line bg-raised p-4 shadow-lg shadow-mark-halo/30',
          className,
        )}
        {...rest}
      />
    </Primitive.Portal>
  );
}
