import type { User } from '@pipsight/contract';
import { UNLIMITED } from '@pipsight/trading';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
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

/** All accounts. Where seven columns do not fit, each row is a card with its actions in the corner. */
export function UserTable({ users, viewerId, onAction }: UserTableProps) {
  return (
    <table className="block w-full text-left lg:table">
      <thead className="border-line text-sm text-soft max-lg:sr-only lg:table-header-group lg:border-b">
        <tr className="lg:table-row">
          {COLUMNS.map((name) => (
            <th
              key={name}
              scope="col"
              className="h-9 px-3 font-medium whitespace-nowrap nth-3:text-right last:text-right"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block lg:table-row-group">
        {users.map((user) => (
          <UserRow key={user.id} user={user}>
            <RowMenu user={user} disabled={user.id === viewerId} onAction={(action) => onAction(user, action)} />
          </UserRow>
        ))}
      </tbody>
    </table>
  );
}

function UserRow({ user, children }: { user: User; children: ReactNode }) {
  const { id, username, role, analysisCount, analysisLimit, permissions, isActive, lastLoginAt } = user;
  const granted = PERMISSION_NAMES.filter(({ flag }) => permissions[flag]);
  return (
    <tr className="relative grid grid-cols-2 gap-x-3 gap-y-2 border-line px-4 py-3 not-last:border-b hover:bg-hover lg:table-row">
      <th scope="row" className="col-span-2 pr-10 font-medium lg:px-3 lg:py-2">
        <span className="block wrap-anywhere">{username}</span>
        <span className="block w-36 truncate text-xs font-normal text-soft" title={id}>{`ID: ${id}`}</span>
      </th>
      <Cell name="Role">
        <Badge tone={role === 'admin' ? 'accent' : 'neutral'}>{role === 'admin' ? 'Admin' : 'User'}</Badge>
      </Cell>
      <Cell name="Usage" className="lg:text-right">
        {analysisLimit === UNLIMITED ? 'Unlimited' : `${analysisCount}/${analysisLimit}`}
      </Cell>
      <Cell name="Permissions" className="col-span-2">
        <span className="flex flex-wrap gap-1">
          {granted.map(({ flag, badge }) => (
            <Badge key={flag}>{badge}</Badge>
          ))}
        </span>
      </Cell>
      <Cell name="Status">
        <Badge tone={isActive ? 'accent' : 'warn'}>{isActive ? 'Active' : 'Inactive'}</Badge>
      </Cell>
      <Cell name="Last Login" className="text-soft lg:whitespace-nowrap">
        {lastLoginAt === null ? 'Never' : new Date(lastLoginAt).toLocaleString()}
      </Cell>
      <td className="max-lg:absolute max-lg:top-2 max-lg:right-2 lg:px-3 lg:text-right">{children}</td>
    </tr>
  );
}

/** One fact of an account; in a card with its name above it, in a table under it. */
function Cell({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <td className={classNames('grid justify-items-start gap-0.5 lg:table-cell lg:px-3', className)}>
      <span className="text-xs text-soft lg:hidden" aria-hidden>
        {name}
      </span>
      <span>{children}</span>
    </td>
  );
}
