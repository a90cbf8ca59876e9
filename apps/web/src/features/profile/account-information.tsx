import type { User } from '@pipsight/contract';
import { format } from 'date-fns';
import type { ReactNode } from 'react';
import { useUserStats } from '../../api/user-stats.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';

export function AccountInformation({ user: { username, role } }: { user: User }) {
  const { data: stats } = useUserStats();
  return (
    <Card aria-labelledby="account-title" className="grid gap-4 p-5">
      <h2 id="account-title" className="text-lg font-semibold">
        Account Information
      </h2>
      <dl className="grid gap-2.5">
        <Fact name="Username">{username}</Fact>
        <Fact name="Role">
          <Badge tone={role === 'admin' ? 'accent' : 'neutral'}>{role === 'admin' ? 'Administrator' : 'User'}</Badge>
        </Fact>
        <Fact name="Member Since">{stats ? format(stats.joinDate, 'MMM dd, yyyy') : '–'}</Fact>
        <Fact name="Total Analyses">{stats ? stats.totalAnalyses : '–'}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-6 items-center justify-between gap-4">
      <dt className="text-soft">{name}</dt>
      <dd className="min-w-0 truncate font-medium">{children}</dd>
    </div>
  );
}
