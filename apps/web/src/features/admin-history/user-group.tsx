import type { AnalysisFigures } from '@pipsight/contract';
import { isHighSetupRate, setupRatePercent } from '@pipsight/trading';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { countText, rateText } from './figure-texts.ts';
import { GroupEntries } from './group-entries.tsx';

interface UserGroupProps {
  user: AnalysisFigures['users'][number];
  openAtFirst: boolean;
}

/** One user's analyses, which are fetched once the group is open. */
export function UserGroup({ user, openAtFirst }: UserGroupProps) {
  const [open, setOpen] = useState(openAtFirst);
  const rate = setupRatePercent(user);
  return (
    // Of hundreds of groups the browser lays out those in sight.
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-lg border border-line bg-surface [contain-intrinsic-size:auto_3rem] [content-visibility:auto]"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-lg px-4 py-2 hover:bg-hover [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-4 shrink-0 text-faint transition-transform group-open:rotate-90" aria-hidden />
        <h2 className="min-w-0 truncate font-semibold">{user.username}</h2>
        <span className="ml-auto shrink-0 text-sm text-soft">
          {user.analyses === 1 ? '1 analysis' : `${countText(user.analyses)} analyses`}
        </span>
        <Badge tone={isHighSetupRate(rate) ? 'accent' : 'neutral'} className="shrink-0">
          {`${rateText(rate)} setup rate`}
        </Badge>
      </summary>
      {open && <GroupEntries user={user} />}
    </details>
  );
}
