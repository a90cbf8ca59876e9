import { setupFaults } from '@pipsight/trading';
import { inWords, spreadInWords } from '../prices/price-grid.ts';
import { times } from '../words/times.ts';
import type { Idea } from './idea.ts';
import type { PricedIdea } from './plan-prices.ts';
import type { SetupContext } from './setup-context.ts';
import type { Shortfall } from './shortfall.ts';

const WIDEST_STOP_ATR = 3.5;
/** An order further away than this waits too long to say anything about it now: in ATR, and as a share of the way to TP1. */
const FURTHEST_ENTRY_ATR = 2.5;
const FURTHEST_ENTRY_SHARE = 0.75;

/** What is wrong with the prices of an idea, most basic first. */
export function priceShortfalls(context: SetupContext, idea: Idea, priced: PricedIdea): Shortfall[] {
  const { price } = context.entry;
  const faults = priced.plan ? setupFaults(priced.plan, price) : [];
  const geometry: Shortfall[] =
    faults.length > 0 ? [{ kind: 'geometry', text: `its prices do not make a plan (${faults.join(', ')})` }] : [];
  return [
    ...stopShortfall(context, priced),
    ...rewardShortfall(context, idea, priced),
    ...farShortfall(context, priced),
    ...geometry,
  ];
}

function rewardShortfall({ entry: { grid } }: SetupContext, { side }: Idea, priced: PricedIdea): Shortfall[] {
  const { obstacle, best, plan, stop } = priced;
  const direction = side === 'bullish' ? 'above' : 'below';
  if (obstacle) {
    const { level, netR } = obstacle;
    const left = `leaves ${floorWords(netR)} R before it`;
    return [
      {
        kind: 'reward',
        text: `${level.words}, touched ${times(level.touches)}, ${left}; a close ${direction} it would clear the way`,
      },
    ];
  }
  if (plan) return [];
  const text = best
    ? `the furthest target in sight, ${best.level.words}, pays ${floorWords(best.netR)} R for a stop at ${inWords(stop, grid)}`
    : `the chart shows nothing ${direction} price to aim at`;
  return [{ kind: 'reward', text }];
}

/** A stop too far away for the chart's own swings: because the idea needs it there, or because the spread does. */
function stopShortfall({ entry: { grid, atr } }: SetupContext, { risk, stop }: PricedIdea): Shortfall[] {
  if (risk <= WIDEST_STOP_ATR * atr) return [];
  const distance = `${(risk / atr).toFixed(1)} ATR`;
  return grid.spread * 10 >= risk - 2 * grid.step
    ? [
        {
          kind: 'spread',
          text: `a usual spread of ${spreadInWords(grid)} asks for a stop ${distance} away, more than this chart swings; a higher timeframe gives the room`,
        },
      ]
    : [
        {
          kind: 'wide-stop',
          text: `the stop belongs at ${inWords(stop, grid)}, ${distance} away, too wide for this chart`,
        },
      ];
}

function farShortfall({ entry: { grid, atr, price } }: SetupContext, { entry, plan }: PricedIdea): Shortfall[] {
  const away = Math.abs(entry - price);
  const share = plan ? FURTHEST_ENTRY_SHARE * Math.abs(plan.target1 - entry) : Number.POSITIVE_INFINITY;
  if (away <= Math.min(FURTHEST_ENTRY_ATR * atr, share)) return [];
  const text = `price is ${(away / atr).toFixed(1)} ATR from the entry and must first come back towards ${inWords(entry, grid)}`;
  return [{ kind: 'far', text }];
}

/** Rounded down, so that what falls short of 1 R does not read as 1.0. */
function floorWords(netR: number): string {
  return (Math.max(0, Math.floor(netR * 10)) / 10).toFixed(1);
}
