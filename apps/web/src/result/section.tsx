import { useId, type ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

interface SectionProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A titled part of a card. */
export function Section({ title, className, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('grid min-w-0 content-start gap-2', className)}>
      <h3 id={id} className="text-sm font-medium text-faint">
        {title}
      </h3>
      {children}
    </section>
  );
}
