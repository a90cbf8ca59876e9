/** Setups are compared with those of about the same reward: a nearer target is reached more often. */
export const REWARD_BANDS = ['up to 1.6 R', '1.6 to 2.2 R', 'over 2.2 R'] as const;
export type RewardBand = (typeof REWARD_BANDS)[number];

/** The band of a reward to target 1, in R. */
export function rewardBand(rewardR: number): RewardBand {
  return rewardR <= 1.6 ? REWARD_BANDS[0] : rewardR <= 2.2 ? REWARD_BANDS[1] : REWARD_BANDS[2];
}
