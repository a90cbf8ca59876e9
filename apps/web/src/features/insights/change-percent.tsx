import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';

/** How far price has moved, with its sign; nothing where that is not known. */
export function ChangePercent({ percent }: { percent: number | null }) {
  if (percent === null) return null;
  const text = `${percent > 0 ? '+' : ''}${percent.toFixed(2)}%`;
  const isFlat = Number(percent.toFixed(2)) === 0;
  const Arrow = percent < 0 ? ArrowDownRight : ArrowUpRight;
  return (
    <span
      className={classNames(
        'flex items-center gap-1 font-medium',
        isFlat ? 'text-soft' : percent < 0 ? 'text-down' : 'text-up',
      )}
    >
      {!isFlat && <Arrow className="size-4" aria-hidden />}
      <span className="sr-only">Change </span>
      {isFlat ? '0.00%' : text}
    </span>
  );
}
