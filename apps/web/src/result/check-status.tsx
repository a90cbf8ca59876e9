import type { Check } from '@pipsight/contract';
import { CircleAlert, CircleCheck, CircleDashed, Ruler, type LucideIcon } from 'lucide-react';
import { classNames } from '../ui/class-names.ts';

type Status = Check['status'];

const STATUSES: Readonly<Record<Status, { icon: LucideIcon; className: string; name: string }>> = {
  measured: { icon: Ruler, className: 'text-accent', name: 'Measured' },
  checked: { icon: CircleCheck, className: 'text-accent', name: 'Checked' },
  'not-checkable': { icon: CircleDashed, className: 'text-faint', name: 'Not checkable' },
  failed: { icon: CircleAlert, className: 'text-warn', name: 'Failed' },
};

const ORDER: readonly Status[] = ['measured', 'checked', 'not-checkable', 'failed'];

/** How a number stands against the picture, as a sign. `title` says more to who points at it. */
export function CheckStatus({ status, title, className }: { status: Status; title?: string; className?: string }) {
  const { icon: Icon, className: colour, name } = STATUSES[status];
  return (
    <span title={title ?? name} className={classNames('inline-flex shrink-0', className)}>
      <Icon className={classNames('size-4', colour)} aria-label={name} />
    </span>
  );
}

/** What the signs mean, for those that are there. */
export function CheckLegend({ statuses }: { statuses: readonly Status[] }) {
  const shown = ORDER.filter((status) => statuses.includes(status));
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft" aria-hidden>
      {shown.map((status) => {
        const { icon: Icon, className, name } = STATUSES[status];
        return (
          <span key={status} className="inline-flex items-center gap-1.5">
            <Icon className={classNames('size-3.5', className)} />
            {name}
          </span>
        );
      })}
    </p>
  );
}
