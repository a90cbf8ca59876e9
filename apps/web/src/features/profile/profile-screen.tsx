import { useSession } from '../../api/session.ts';
import { AccountInformation } from './account-information.tsx';
import { AnalysisUsage } from './analysis-usage.tsx';
import { ChangePassword } from './change-password.tsx';

export function ProfileScreen() {
  const { data: user } = useSession();
  if (!user) return null;
  return (
    <div className="mx-auto grid max-w-4xl gap-4">
      <h1 className="text-xl font-semibold">Profile Settings</h1>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <AccountInformation user={user} />
        <AnalysisUsage />
      </div>
      <ChangePassword username={user.username} />
    </div>
  );
}
