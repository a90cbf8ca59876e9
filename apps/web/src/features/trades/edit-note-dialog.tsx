import type { Trade } from '@pipsight/contract';
import { useState } from 'react';
import { userMessageOf } from '../../api/request-error.ts';
import { useChangeTrade } from '../../api/trades.ts';
import { JournalFields, type JournalNote } from '../../result/journal-fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { notify, notifyFailure } from '../../ui/notify.tsx';

/** Changes mood and confidence noted for a trade. */
export function EditNoteDialog({ trade, onClose }: { trade: Trade; onClose: () => void }) {
  const [note, setNote] = useState<JournalNote>({ entryMood: trade.entryMood, confidence: trade.confidence });
  const change = useChangeTrade();
  const submit = () =>
    change.mutate(
      { id: trade.id, ...note },
      {
        onSuccess: () => {
          notify('Trade updated', 'Mood and confidence are saved.');
          onClose();
        },
        onError: (error) => notifyFailure('Error', userMessageOf(error, 'Failed to update trade')),
      },
    );
  return (
    <FormDialog
      title="Mood and confidence"
      description={`How you felt when you entered ${trade.currencyPair} ${trade.direction}. Choose again to take it back.`}
      actionName="Save"
      pendingName="Saving..."
      isPending={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <JournalFields note={note} onChange={setNote} />
    </FormDialog>
  );
}
