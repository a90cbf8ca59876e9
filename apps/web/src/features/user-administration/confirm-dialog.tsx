import { userMessageOf } from '../../api/request-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { notify, notifyFailure } from '../../ui/notify.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';

interface ConfirmDialogProps {
  title: string;
  description: string;
  /** What will happen, line by line. */
  consequences: readonly string[];
  /** Name of the button that does it. */
  actionName: string;
  isDangerous: boolean;
  isPending: boolean;
  action: () => Promise<unknown>;
  success: { readonly title: string; readonly description: string };
  /** Said when the server gave no reason. */
  failure: string;
  onClose: () => void;
}

/** Names the consequences of an action and does it when confirmed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, consequences, actionName, isDangerous, isPending, success, failure, onClose } = props;
  const confirm = async () => {
    try {
      await props.action();
    } catch (error) {
      return notifyFailure('Error', userMessageOf(error, failure));
    }
    notify(success.title, success.description);
    onClose();
  };
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <ul className="list-disc space-y-1 pl-5">
          {consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        <DialogButtons label={actionName} isPending={isPending} isDangerous={isDangerous} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
