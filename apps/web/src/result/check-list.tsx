import type { Check } from '@pipsight/contract';
import { CheckStatus } from './check-status.tsx';
import { Section } from './section.tsx';

/** Which numbers were verified against the picture, and how. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <Section title="Checks against the picture">
      {checks.length === 0 && <p className="text-faint">No check was made.</p>}
      <ul className="grid gap-1.5">
        {checks.map(({ name, status, detail }) => (
          <li key={`${name} ${detail}`} className="flex items-start gap-2.5">
            <CheckStatus status={status} className="mt-0.5" />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{name}</span>
              <span className="text-soft">{`: ${detail}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
