/** Why an idea is not a setup yet. */
export interface Shortfall {
  readonly kind:
    | 'against-bias'
    | 'reward'
    | 'spread'
    | 'wide-stop'
    | 'waiting'
    | 'far'
    | 'confluence'
    | 'geometry'
    | 'unsettled';
  /** What is missing and what would change it: a clause without capital and full stop. */
  readonly text: string;
}
