import { Play, Square } from 'lucide-react';
import { useStartTracker, useStopTracker } from '../api/tracker.ts';
import { Button } from '../ui/button.tsx';
import { notify, notifyFailure } from '../ui/notify.tsx';
import { askForSystemNotifications } from '../ui/system-notification.ts';

/** Starts or stops the own tracker. */
export function TrackerSwitch({ isActive, className }: { isActive: boolean; className?: string }) {
  const start = useStartTracker();
  const stop = useStopTracker();
  const isPending = start.isPending || stop.isPending;
  const toggle = () => {
    if (isActive) {
      return stop.mutate(undefined, {
        onSuccess: () => notify('Live tracker stopped', 'Automatic monitoring has been paused'),
        onError: () => notifyFailure('Failed to stop tracker', 'Please try again'),
      });
    }
    askForSystemNotifications();
    start.mutate(undefined, {
      onSuccess: () => notify('Live tracker started', 'Now monitoring active trades automatically'),
      onError: () => notifyFailure('Failed to start tracker', 'Please try again'),
    });
  };
  const Icon = isActive ? Square : Play;
  return (
    <Button
      size="small"
      variant={isActive ? 'secondary' : 'primary'}
      className={className}
      onClick={toggle}
      disabled={isPending}
    >
      <Icon aria-hidden />
      {isActive ? 'Stop Tracking' : 'Start Tracking'}
    </Button>
  );
}
