import type { User } from '@pipsight/contract';
import { Ellipsis, KeyRound, Pencil, Trash2, UserCheck, UserX, type LucideIcon } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../ui/menu.tsx';
import { ROW_ACTION_NAMES, rowActions, type RowAction } from './row-actions.ts';

const ICONS: Readonly<Record<RowAction, LucideIcon>> = {
  edit: Pencil,
  'reset-password': KeyRound,
  deactivate: UserX,
  reactivate: UserCheck,
  delete: Trash2,
};

interface RowMenuProps {
  user: User;
  disabled: boolean;
  onAction: (action: RowAction) => void;
}

export function RowMenu({ user, disabled, onAction }: RowMenuProps) {
  return (
    <Menu>
      <MenuTrigger asChild disabled={disabled}>
        <Button variant="quiet" size="icon" aria-label={`Actions for ${user.username}`}>
          <Ellipsis aria-hidden />
        </Button>
      </MenuTrigger>
      <MenuContent>
        {rowActions(user).map((action) => {
          const Icon = ICONS[action];
          return (
            <MenuItem
              key={action}
              className={action === 'delete' ? 'text-down' : undefined}
              onSelect={() => onAction(action)}
            >
              <Icon aria-hidden />
              {ROW_ACTION_NAMES[action]}
            </MenuItem>
          );
        })}
      </MenuContent>
    </Menu>
  );
}
