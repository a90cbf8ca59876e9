import type { Quote } from '@pipsight/contract';
import { instrumentOf, isMarketOpen } from '@pipsight/trading';
import { Radio } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { ageText } from './age-text.ts';

const TICK_MS = 5_000;
/** Older than this a price no longer speaks for the market. */
const OLD_MS = 2 * 60_000;

/**
 * Where the prices on show come from, how old the oldest of them is, and whether that is because nothing is traded now.
 * Nothing while there is no price.
 */
export function PriceSource({ quotes, className }: { quotes: readonly Quote[]; className?: string }) {
  const now = useNow();
  if (quotes.length === 0) return null;
  const names = [...new Set(quotes.map(sourceName))].join(', ');
  const ageMs = now - Math.min(...quotes.map(({ asOf }) => Date.parse(asOf)));
  // Indices, shares and crypto keep hours of their own.
  const isClosed = quotes.every(({ symbol }) => instrumentOf(symbol).kind !== 'other') && !isMarketOpen(new Date(now));
  return (
    <p className={classNames('flex items-center gap-1.5 text-xs text-soft', className)}>
      <Radio className="size-3.5 shrink-0 text-faint" aria-hidden />
      <span>
        {names}
        <span className={classNames(ageMs > OLD_MS && !isClosed && 'text-warn')}>{`, ${ageText(ageMs)} old`}</span>
        {isClosed && ', market closed'}
      </span>
    </p>
  );
}

/** `Simulated prices`, `Oanda prices`; a source that does not follow the market says so. */
function sourceName({ source, isLive }: Quote): string {
  const name = `${source.charAt(0).toUpperCase()}${source.slice(1)} prices`;
  return isLive ? name : `${name} (not live)`;
}

/** The current time in milliseconds, moving on every {@link TICK_MS}. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
