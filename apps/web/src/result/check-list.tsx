import type { Analysis } from '@pipsight/contract';
import { CircleAlert, CircleCheck, CircleDashed, Ruler, type LucideIcon } from 'lucide-react';
import { classNames } from '../ui/class-names.ts';
import { Section } from './section.tsx';

type Check = Analysis['checks'][number];

const STATUSES: Readonly<Record<Check['status'], { icon: LucideIcon; className: string; name: string }>> = {
  measured: { icon: Ruler, className: 'text-accent', name: 'Measured' },
  checked: { icon: CircleCheck, className: 'text-accent', name: 'Checked' },
  'not-checkable': { icon: CircleDashed, className: 'text-faint', name: 'Not checkable' },
  failed: { icon: CircleAlert, className: 'text-warn', name: 'Failed' },
};

/** Which numbers were verified against the picture, and how. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <Section title="Checks against the picture">
      {checks.length === 0 && <p className="text-faint">No check was made.</p>}
      <ul className="grid gap-1.5">
        {checks.map(({ name, status, detail }) => {
          const { icon: Icon, className, name: statusName } = STATUSES[status];
          return (
            <li key={`${name} ${detail}`} className="flex items-start gap-2.5">
              <Icon className={classNames('mt-0.5 size-4 shrink-0', className)} aria-label={statusName} />
              <span className="min-w-0">
                <span className="font-medium">{name}</span>
                <span className="text-soft">{`: ${detail}`}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
