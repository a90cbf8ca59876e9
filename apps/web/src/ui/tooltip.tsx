import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';

const TOOLTIP_DELAY_MS = 700;

/** Must stand above every {@link Tooltip}; makes them share one delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Primitive.Provider delayDuration={TOOLTIP_DELAY_MS}>{children}</Primitive.Provider>;
}

interface TooltipProps {
  text: string;
  className?: string;
  /** The control; it needs a name of its own. */
  children: ReactElement;
}

/** A few words beside a control that is pointed at for a while, or focused. */
export function Tooltip({ text, className, children }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          collisionPadding={8}
          className={classNames(
            'z-50 animate-appear rounded-sm border border-line bg-raised px-2 py-1 text-xs text-ink shadow-lg shadow-mark-halo/30',
            className,
          )}
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
