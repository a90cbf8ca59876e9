import type { Trade } from '@pipsight/contract';
import type { ComponentType } from 'react';
import { CloseTradeDialog } from './close-trade-dialog.tsx';
import { DeleteTradeDialog } from './delete-trade-dialog.tsx';
import { EditNoteDialog } from './edit-note-dialog.tsx';
import type { TradeAction } from './trade-actions.ts';

interface TradeDialogProps {
  trade: Trade;
  onClose: () => void;
}

/** Actions that ask first. */
export type DialogAction = Exclude<TradeAction, 'watch' | 'unwatch'>;

const DIALOGS: Readonly<Record<DialogAction, ComponentType<TradeDialogProps>>> = {
  close: CloseTradeDialog,
  edit: EditNoteDialog,
  delete: DeleteTradeDialog,
};

/** The dialog of one action on one trade. */
export function TradeDialog({ action, ...props }: TradeDialogProps & { action: DialogAction }) {
  const ActionDialog = DIALOGS[action];
  return <ActionDialog {...props} />;
}
