import { AccountInformation } from './account-information.tsx';
import { AnalysisUsage } from './analysis-usage.tsx';
import { useMayAccess, useSession } from '../../api/session.ts';
import { ChangePassword } from './change-password.tsx';
import { Notifications } from './notifications.tsx';

export function ProfileScreen() {
  const { data: user } = useSession();
  const mayTrade = useMayAccess('canAccessTrades');
  if (!user) return null;
  return (
    <div className="mx-auto grid max-w-4xl gap-4">
      <h1 className="text-xl font-semibold">Profile Settings</h1>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <AccountInformation user={user} />
        <AnalysisUsage />
      </div>
      {mayTrade && <Notifications />}
      <ChangePassword username={user.username} />
    </div>
  );
}
