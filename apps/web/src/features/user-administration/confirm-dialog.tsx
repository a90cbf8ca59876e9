import type { UseMutationResult } from '@tanstack/react-query';
import type { User } from '@pipsight/contract';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useDialogAction } from './use-dialog-action.ts';

interface ConfirmDialogProps {
  user: User;
  title: string;
  description: string;
  /** What will happen, line by line. */
  consequences: readonly string[];
  /** Name of the button that does it. */
  actionName: string;
  isDangerous?: boolean;
  /** Takes the user's id. */
  action: UseMutationResult<unknown, Error, string>;
  success: { readonly title: string; readonly description: string };
  /** Said when the server gave no reason. */
  failure: string;
  onClose: () => void;
}

/** Names the consequences of an action on an account and does it when confirmed. */
export function ConfirmDialog({ user, consequences, action, success, failure, ...frame }: ConfirmDialogProps) {
  const { send, isPending } = useDialogAction(action, { success, failure, onClose: frame.onClose });
  return (
    <FormDialog {...frame} isPending={isPending} onSubmit={() => send(user.id)}>
      <ul className="list-disc space-y-1 pl-5">
        {consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
    </FormDialog>
  );
}
