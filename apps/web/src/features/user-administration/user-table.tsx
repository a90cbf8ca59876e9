import type { User } from '@pipsight/contract';
import { UNLIMITED } from '@pipsight/trading';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { PERMISSION_NAMES } from './permission-names.ts';
import type { RowAction } from './row-actions.ts';
import { RowMenu } from './row-menu.tsx';

const COLUMNS = ['User', 'Role', 'Usage', 'Permissions', 'Status', 'Last Login', 'Actions'];

interface UserTableProps {
  users: readonly User[];
  /** Whose own row cannot be acted on. */
  viewerId: string | null;
  onAction: (user: User, action: RowAction) => void;
}

export function UserTable({ users, viewerId, onAction }: UserTableProps) {
  return (
    <div className="overflow-x-auto rounded-lg">
      <table className="w-full text-left whitespace-nowrap">
        <thead className="border-b border-line text-sm text-soft">
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col" className="h-9 px-3 font-medium nth-3:text-right last:text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user}>
              <RowMenu user={user} disabled={user.id === viewerId} onAction={(action) => onAction(user, action)} />
            </UserRow>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function UserRow({ user, children }: { user: User; children: ReactNode }) {
  const { id, username, role, analysisCount, analysisLimit, permissions, isActive, lastLoginAt } = user;
  const granted = PERMISSION_NAMES.filter(({ flag }) => permissions[flag]);
  return (
    <tr className="border-line not-last:border-b hover:bg-hover">
      <th scope="row" className="px-3 py-2 font-medium">
        {username}
        <span className="block text-xs font-normal text-soft max-sm:w-28 max-sm:truncate">{`ID: ${id}`}</span>
      </th>
      <td className="px-3">
        <Badge tone={role === 'admin' ? 'accent' : 'neutral'}>{role === 'admin' ? 'Admin' : 'User'}</Badge>
      </td>
      <td className="px-3 text-right">
        {analysisLimit === UNLIMITED ? 'Unlimited' : `${analysisCount}/${analysisLimit}`}
      </td>
      <td className="px-3">
        <span className="flex gap-1">
          {granted.map(({ flag, badge }) => (
            <Badge key={flag}>{badge}</Badge>
          ))}
        </span>
      </td>
      <td className="px-3">
        <Badge tone={isActive ? 'accent' : 'warn'}>{isActive ? 'Active' : 'Inactive'}</Badge>
      </td>
      <td className="px-3 text-soft">{lastLoginAt === null ? 'Never' : new Date(lastLoginAt).toLocaleString()}</td>
      <td className="px-3 text-right">{children}</td>
    </tr>
  );
}
