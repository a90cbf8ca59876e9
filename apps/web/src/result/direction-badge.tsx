import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { Analysis } from '@pipsight/contract';
import { classNames } from '../ui/class-names.ts';

/** BUY or SELL with its arrow. */
export function DirectionBadge({ direction }: { direction: NonNullable<Analysis['direction']> }) {
  const buy = direction === 'BUY';
  const Arrow = buy ? ArrowUpRight : ArrowDownRight;
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 text-2xl font-semibold tracking-tight',
        buy ? 'text-up' : 'text-down',
      )}
    >
      <Arrow className="size-7" strokeWidth={2.25} aria-hidden />
      {direction}
    </span>
  );
}
