import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** The platform's own select, which works best by touch and keyboard, with our looks. Label it. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative inline-flex', className)}>
      <select
        className="h-full min-h-7 w-full appearance-none rounded-sm border border-field bg-page py-0 pr-7 pl-2 text-sm text-ink disabled:opacity-55"
        {...rest}
      >
        {children}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-2 size-3.5 -translate-y-1/2 text-faint"
        aria-hidden
      />
    </span>
  );
}
