import { tradeNews } from '@pipsight/trading';
import { useTrackerWatch } from '../api/tracker.ts';
import { notify } from '../ui/notify.tsx';
import { showSystemNotification } from '../ui/system-notification.ts';
import { tradeTransitions } from './trade-transitions.ts';

/** Tells on every screen what the tracker decided: by a notification of the system, or by a toast where none may be shown. */
export function TrackerMonitor() {
  useTrackerWatch((before, after) => {
    const untold = tradeTransitions(before, after)
      .map(({ trade, transition }) => ({ ...tradeNews(transition, trade), tag: `${trade.id} ${transition}` }))
      // The tag makes several tabs show one.
      .filter(({ title, body, tag }) => !showSystemNotification(title, { body, tag }));
    const last = untold.at(-1);
    if (!last) return;
    const others = untold.length > 1 ? ` and ${untold.length - 1} more` : '';
    notify(`${last.title}${others}`, last.body);
  });
  return null;
}
