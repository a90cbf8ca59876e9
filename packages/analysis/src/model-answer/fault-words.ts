import type { SetupFault } from '@pipsight/trading';

/** What is wrong with a plan's geometry, as whole sentences. */
export const FAULT_SENTENCES: Readonly<Record<SetupFault, string>> = {
  'not-a-price': 'One of its prices is no price.',
  'stop-on-wrong-side': 'Its stop is on the wrong side of the entry.',
  'target-on-wrong-side': 'Its first target is on the wrong side of the entry.',
  'second-target-before-first': 'Its second target comes before the first.',
  'reward-below-risk': 'It risks more than its first target pays.',
  'entry-not-reachable': 'Its order type does not fit: from the current price that order cannot wait at this entry.',
};
