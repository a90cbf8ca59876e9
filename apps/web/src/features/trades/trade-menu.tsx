import type { Trade } from '@pipsight/contract';
import { Ellipsis, Eye, EyeOff, Pencil, SquareX, Trash2, type LucideIcon } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../ui/menu.tsx';
import { ACTION_NAMES, tradeActions, type TradeAction } from './trade-actions.ts';

const ICONS: Readonly<Record<TradeAction, LucideIcon>> = {
  close: SquareX,
  edit: Pencil,
  watch: Eye,
  unwatch: EyeOff,
  delete: Trash2,
};

interface TradeMenuProps {
  trade: Trade;
  onAction: (trade: Trade, action: TradeAction) => void;
}

export function TradeMenu({ trade, onAction }: TradeMenuProps) {
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button variant="quiet" size="icon" aria-label={`Actions for ${trade.currencyPair} ${trade.direction}`}>
          <Ellipsis aria-hidden />
        </Button>
      </MenuTrigger>
      <MenuContent>
        {tradeActions(trade).map((action) => {
          const Icon = ICONS[action];
          return (
            <MenuItem
              key={action}
              className={action === 'delete' ? 'text-down' : undefined}
              onSelect={() => onAction(trade, action)}
            >
              <Icon aria-hidden />
              {ACTION_NAMES[action]}
            </MenuItem>
          );
        })}
      </MenuContent>
    </Menu>
  );
}
