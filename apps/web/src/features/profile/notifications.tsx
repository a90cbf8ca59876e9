import { notificationsChangeSchema } from '@pipsight/contract';
import { useForm } from 'react-hook-form';
import { useChangeNotifications, useNotifications, useTestNotifications } from '../../api/notifications.ts';
import { userMessageOf } from '../../api/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { notify, notifyFailure } from '../../ui/notify.tsx';

/** Where trades are told of beyond the browser. Nothing where the server has no bot. */
export function Notifications() {
  const { data } = useNotifications();
  if (!data?.isTelegramAvailable) return null;
  return (
    <Card aria-labelledby="notifications-title" className="grid gap-4 p-5">
      <div className="grid gap-1">
        <h2 id="notifications-title" className="text-lg font-semibold">
          Notifications
        </h2>
        <p className="text-sm text-soft">
          A message in Telegram when an entry fills, and when a target or a stop is hit. Write to the bot that your
          administrator names once, then give the id of that chat.
        </p>
      </div>
      <TelegramForm saved={data.telegramChatId} />
    </Card>
  );
}

function TelegramForm({ saved }: { saved: string | null }) {
  const change = useChangeNotifications();
  const test = useTestNotifications();
  const form = useForm({ values: { chatId: saved ?? '' } });
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit(({ chatId }) =>
    change.mutate(chatId.trim() || null, {
      onSuccess: ({ telegramChatId }) =>
        telegramChatId === null
          ? notify('Telegram off', 'No messages will be sent.')
          : notify('Chat id saved', 'Send a test message to see whether it arrives.'),
      onError: (error) => notifyFailure('Not saved', userMessageOf(error, 'Please try again.')),
    }),
  );
  const sendTest = () =>
    test.mutate(undefined, {
      onSuccess: () => notify('Test message sent', 'Look into Telegram.'),
      onError: (error) => notifyFailure('Test message not sent', userMessageOf(error, 'Please try again.')),
    });
  return (
    <form noValidate className="grid max-w-sm gap-4" onSubmit={(event) => void submit(event)}>
      <Field
        label="Telegram Chat ID"
        autoComplete="off"
        placeholder="123456789"
        error={errors.chatId?.message}
        {...form.register('chatId', { validate: chatIdProblem })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={!isDirty || change.isPending}>
          {change.isPending ? 'Saving...' : 'Save'}
        </Button>
        <Button onClick={sendTest} disabled={saved === null || isDirty || test.isPending}>
          {test.isPending ? 'Sending...' : 'Send test message'}
        </Button>
      </div>
    </form>
  );
}

/** What is wrong with a chat id, or true; an empty one turns the messages off. */
function chatIdProblem(text: string): string | true {
  const isValid = notificationsChangeSchema.safeParse({ telegramChatId: text.trim() || null }).success;
  return isValid || 'The chat id is a number, with a minus for a group';
}
