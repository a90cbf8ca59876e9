import type { Trade } from '@pipsight/contract';
import { userMessageOf } from '../../api/request-error.ts';
import { useDeleteTrade } from '../../api/trades.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { notify, notifyFailure } from '../../ui/notify.tsx';

/** Asks before a trade is deleted. */
export function DeleteTradeDialog({ trade, onClose }: { trade: Trade; onClose: () => void }) {
  const remove = useDeleteTrade();
  const name = `${trade.currencyPair} ${trade.direction}`;
  const submit = () =>
    remove.mutate(trade.id, {
      onSuccess: () => {
        notify('Trade deleted', `${name} counts in no statistic any more.`);
        onClose();
      },
      onError: (error) => notifyFailure('Error', userMessageOf(error, 'Failed to delete trade')),
    });
  return (
    <FormDialog
      title={`Delete ${name}?`}
      description="This cannot be undone. It deletes:"
      actionName="Delete trade"
      pendingName="Deleting..."
      isPending={remove.isPending}
      isDangerous
      onSubmit={submit}
      onClose={onClose}
    >
      <ul className="list-disc space-y-1 pl-5">
        <li>
          {trade.status === 'PENDING' ? 'The open trade, which is then watched no longer' : 'The trade and its result'}
        </li>
        <li>Its mood and confidence in your statistics</li>
      </ul>
      <p className="text-soft">The analysis it came from is kept.</p>
    </FormDialog>
  );
}
