import type { UseMutationResult } from '@tanstack/react-query';
import { userMessageOf } from '../../api/request-error.ts';
import { notify, notifyFailure } from '../../ui/notify.tsx';

interface Outcome {
  /** The toast after which the dialog closes. */
  readonly success: { readonly title: string; readonly description: string };
  /** Said when the server gave no reason. The dialog stays open. */
  readonly failure: string;
  readonly onClose: () => void;
}

/** What a dialog does to accounts when it is sent, and says of how it went. */
export function useDialogAction<Input>(
  action: UseMutationResult<unknown, Error, Input>,
  { success, failure, onClose }: Outcome,
) {
  const send = (input: Input) =>
    action.mutate(input, {
      onSuccess: () => {
        notify(success.title, success.description);
        onClose();
      },
      onError: (error) => notifyFailure('Error', userMessageOf(error, failure)),
    });
  return { send, isPending: action.isPending };
}
