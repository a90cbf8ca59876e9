import type { Trade } from '@pipsight/contract';
import { useState } from 'react';
import { userMessageOf } from '../../api/request-error.ts';
import { useChangeTrade } from '../../api/trades.ts';
import { JournalFields, type JournalNote } from '../../result/journal-fields.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
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
    <Dialog
      title="Mood and confidence"
      description={`How you felt when you entered ${trade.currencyPair} ${trade.direction}. Choose again to take it back.`}
      onClose={onClose}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <JournalFields note={note} onChange={setNote} />
        <DialogButtons
          label={change.isPending ? 'Saving...' : 'Save'}
          isPending={change.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
