import type { ReactNode } from 'react';
import { DialogButtons } from './dialog-buttons.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  title: string;
  description: string;
  /** Of the button that sends the form. */
  actionName: string;
  /** Its name meanwhile; the same without one. */
  pendingName?: string;
  isPending: boolean;
  /** Whether what it does takes something away. */
  isDangerous?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that asks for something, or only whether, and does it. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, actionName, pendingName = actionName, isPending, isDangerous = false } = props;
  return (
    <Dialog title={title} description={description} onClose={props.onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit();
        }}
      >
        {props.children}
        <DialogButtons
          label={isPending ? pendingName : actionName}
          isPending={isPending}
          isDangerous={isDangerous}
          onCancel={props.onClose}
        />
      </form>
    </Dialog>
  );
}
