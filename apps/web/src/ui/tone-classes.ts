import type { Tone } from '@pipsight/trading';

/** Green, yellow and red of the rules, as text colour. Always beside the figure itself. */
export const TONE_TEXT: Readonly<Record<Tone, string>> = { good: 'text-up', fair: 'text-warn', poor: 'text-down' };
