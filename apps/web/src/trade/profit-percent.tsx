import { classNames } from '../ui/class-names.ts';
import type { LivePosition } from './live-position.ts';
import { changeText } from './percent-text.ts';

/** Profit or loss of an open trade: green in its favour, red against it, plain while its order waits. */
export function ProfitPercent({ position: { percent, isWaiting } }: { position: LivePosition }) {
  if (percent === null) return null;
  const text = changeText(percent);
  const isFlat = isWaiting || text === '0.00%';
  return (
    <span className={classNames('font-semibold', isFlat ? 'text-soft' : percent > 0 ? 'text-up' : 'text-down')}>
      <span className="sr-only">{isWaiting ? 'Distance from entry ' : 'Profit or loss '}</span>
      {text}
    </span>
  );
}
