import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

interface LoadingProps {
  /** What is awaited, `Loading analyses...`. */
  children?: ReactNode;
  className?: string;
}

/** Stands where something is about to be shown. */
export function Loading({ children = 'Loading...', className }: LoadingProps) {
  return (
    <output className={classNames('flex items-center justify-center gap-3 py-20 text-soft', className)}>
      <Spinner className="size-5 text-accent" />
      {children}
    </output>
  );
}
