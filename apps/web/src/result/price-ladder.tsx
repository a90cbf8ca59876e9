import type { Check } from '@pipsight/contract';
import { stackTags } from '@pipsight/contract/overlay';
import { LEVEL_NAMES, type LevelRole } from '../chart/trade-levels.ts';
import { classNames } from '../ui/class-names.ts';
import { Price } from '../ui/price.tsx';
import { CheckStatus } from './check-status.tsx';
import { priceDistance } from './price-distance.ts';
import type { TradePlan } from './trade-plan.ts';

const ROW_PX = 30;
/** Room above the highest and below the lowest price, so that their rows are not cut. */
const PAD_PX = ROW_PX / 2;
/** Height beyond what the rows need, by which their distances can show. */
const SLACK_PX = 60;
const SCALE_PX = 40;
const AXIS_X = 10;

const COLOURS: Readonly<Record<LevelRole, { text: string; stroke: string }>> = {
  target2: { text: 'text-up', stroke: 'stroke-up' },
  target1: { text: 'text-up', stroke: 'stroke-up' },
  trigger: { text: 'text-accent', stroke: 'stroke-accent' },
  entry: { text: 'text-accent', stroke: 'stroke-accent' },
  stop: { text: 'text-down', stroke: 'stroke-down' },
  current: { text: 'text-soft', stroke: 'stroke-soft' },
};

const ROLE_OF_PRICE: Readonly<Record<NonNullable<Check['price']>, LevelRole>> = {
  entryPrice: 'entry',
  stopLoss: 'stop',
  takeProfit1: 'target1',
  takeProfit2: 'target2',
};

interface PriceLadderProps {
  plan: TradePlan;
  symbol: string | null;
  /** Those about one price are shown beside it. */
  checks?: readonly Check[];
}

/** The plan's prices from high to low at their true distances, each with pips from the entry and reward for risk. */
export function PriceLadder({ plan, symbol, checks = [] }: PriceLadderProps) {
  const checkOf = (role: LevelRole) => checks.find(({ price }) => price !== undefined && ROLE_OF_PRICE[price] === role);
  const levels = plan.levels.toSorted((a, b) => b.price - a.price);
  const height = levels.length * ROW_PX + SLACK_PX;
  const highest = levels[0]!.price;
  const span = highest - levels.at(-1)!.price;
  const yOf = (price: number) => PAD_PX + (span === 0 ? 0.5 : (highest - price) / span) * (height - 2 * PAD_PX);
  const rows = stackTags(
    levels.map(({ price }) => yOf(price)),
    ROW_PX,
    0,
    height,
  );
  return (
    <div className="relative" style={{ height }}>
      <svg width={SCALE_PX} height={height} className="absolute inset-y-0 left-0" aria-hidden fill="none">
        <LadderZones plan={plan} yOf={yOf} />
        <path d={`M${AXIS_X} ${PAD_PX}V${height - PAD_PX}`} className="stroke-field" />
        {levels.map(({ role, price }, index) => (
          <path
            key={role}
            d={`M${AXIS_X - 5} ${yOf(price)}H${AXIS_X + 8}L${SCALE_PX - 6} ${rows[index]!}H${SCALE_PX}`}
            strokeWidth={1.5}
            strokeDasharray={role === 'current' ? '2 2' : undefined}
            className={COLOURS[role].stroke}
          />
        ))}
      </svg>
      <ul>
        {levels.map(({ role, price, text }, index) => {
          const reward = plan.rewardOf(role);
          const check = checkOf(role);
          return (
            <li
              key={role}
              className="absolute right-0 grid grid-cols-[1fr_auto_5.5rem] items-baseline gap-2"
              style={{ left: SCALE_PX + 8, top: rows[index]! - ROW_PX / 2, lineHeight: `${ROW_PX}px` }}
            >
              <span className={classNames('flex min-w-0 items-center gap-1.5 text-sm font-medium', COLOURS[role].text)}>
                <span className="truncate">{LEVEL_NAMES[role].full}</span>
                {check && <CheckStatus status={check.status} title={check.detail} />}
              </span>
              <span className="text-xs text-soft max-sm:grid max-sm:self-center max-sm:text-right max-sm:leading-tight">
                {plan.start !== null && price !== plan.start && <span>{priceDistance(plan.start, price, symbol)}</span>}
                {reward !== null && (
                  <span>
                    <span className="max-sm:hidden"> · </span>
                    {`R:R ${reward.toFixed(1)}`}
                  </span>
                )}
              </span>
              <Price value={text} symbol={symbol} className="text-right text-lg" />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Reward and risk beside the axis. */
function LadderZones({ plan, yOf }: { plan: TradePlan; yOf: (price: number) => number }) {
  const { start, levels } = plan;
  if (start === null) return null;
  const priceOf = (role: LevelRole) => levels.find((level) => level.role === role)?.price;
  const zone = (to: number | undefined, className: string) =>
    to !== undefined && (
      <rect
        x={AXIS_X - 4}
        y={Math.min(yOf(start), yOf(to))}
        width={8}
        height={Math.abs(yOf(start) - yOf(to))}
        className={className}
      />
    );
  return (
    <>
      {zone(priceOf('target2') ?? priceOf('target1'), 'fill-up/25')}
      {zone(priceOf('stop'), 'fill-down/25')}
    </>
  );
}
