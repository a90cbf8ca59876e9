import { classNames } from './class-names.ts';
import { priceDigits } from './price-digits.ts';

interface PriceProps {
  /** As the server states it, with the decimals that its market needs. Null shows a dash. */
  value: string | null;
  symbol: string | null;
  className?: string;
}

/** A price with its pip digits standing out. To a screen reader it is one number. */
export function Price({ value, symbol, className }: PriceProps) {
  if (value === null) {
    return (
      <span className={classNames('text-faint', className)}>
        <span aria-hidden>–</span>
        <span className="sr-only">N/A</span>
      </span>
    );
  }
  const { lead, pips, pipette } = priceDigits(value, symbol);
  return (
    <span className={classNames('relative whitespace-nowrap tabular-nums', className)}>
      <span className="sr-only">{value}</span>
      <span aria-hidden>
        {lead}
        <b className="text-[1.1em] font-semibold">{pips}</b>
        <small className="text-[0.8em]">{pipette}</small>
      </span>
    </span>
  );
}
