import { riskReward } from '@pipsight/trading';
import { rewardBand, type RewardBand } from '../src/track-record/reward-band.ts';
import type { Case } from './replay-setups.ts';

/** A case with the day on which its plan was seen and the band that it is counted in. */
export interface SettledCase extends Case {
  readonly day: string;
  readonly band: RewardBand;
  readonly won: boolean;
}

/** The cases that met target 1 or stop; orders not filled and trades given up say nothing of which comes first. */
export function settledCases(cases: readonly Case[]): SettledCase[] {
  return cases.flatMap((one) => {
    const { result } = one.outcome;
    if (result !== 'win' && result !== 'loss') return [];
    const day = one.series.times[one.start]!.slice(0, 10);
    return [{ ...one, day, band: rewardBand(riskReward(one.plan) ?? 0), won: result === 'win' }];
  });
}
