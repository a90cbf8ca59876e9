import type { User } from '@pipsight/contract';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../api/session.ts';
import { useUsers } from '../../api/users.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loading } from '../../ui/loading.tsx';
import { CreateUserDialog } from './create-user-dialog.tsx';
import { RowDialog } from './row-dialog.tsx';
import type { RowAction } from './row-actions.ts';
import { UserTable } from './user-table.tsx';

export function UserAdministrationScreen() {
  const { data: viewer } = useSession();
  const { data: users, error } = useUsers();
  const [creating, setCreating] = useState(false);
  const [chosen, setChosen] = useState<{ user: User; action: RowAction } | null>(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">{users ? `Users (${users.length})` : 'Users'}</h1>
        <Button variant="primary" onClick={() => setCreating(true)}>
          <UserPlus aria-hidden />
          Create User
        </Button>
      </div>
      {error && <Alert>{`Failed to load users: ${error.message}`}</Alert>}
      {users && (
        <Card>
          <UserTable
            users={users}
            viewerId={viewer?.id ?? null}
            onAction={(user, action) => setChosen({ user, action })}
          />
        </Card>
      )}
      {!users && !error && <Loading className="py-16" />}
      {creating && <CreateUserDialog onClose={() => setCreating(false)} />}
      {chosen && <RowDialog {...chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}
