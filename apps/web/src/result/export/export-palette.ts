import type { Tone } from '@pipsight/trading';
import type { LevelRole } from '../../chart/trade-levels.ts';

/** Colours of an exported picture: those of the dark theme, whatever the theme it is exported from. */
export const EXPORT_PALETTE = {
  page: 'oklch(0.17 0.012 255)',
  surface: 'oklch(0.2 0.013 255)',
  raised: 'oklch(0.235 0.014 255)',
  line: 'oklch(0.3 0.015 255)',
  ink: 'oklch(0.95 0.005 255)',
  soft: 'oklch(0.77 0.012 255)',
  faint: 'oklch(0.665 0.014 255)',
  accent: 'oklch(0.74 0.125 245)',
  up: 'oklch(0.78 0.115 182)',
  down: 'oklch(0.73 0.155 28)',
  warn: 'oklch(0.81 0.13 80)',
} as const;

/** Lines on the trader's picture, whatever its colours: bright, in a dark halo. */
export const MARK_HALO = 'oklch(0.18 0.02 255 / 0.55)';
export const MARK_COLOURS: Readonly<Record<LevelRole, string>> = {
  target2: 'oklch(0.83 0.13 182)',
  target1: 'oklch(0.83 0.13 182)',
  trigger: 'oklch(0.82 0.11 245)',
  entry: 'oklch(0.82 0.11 245)',
  stop: 'oklch(0.76 0.15 28)',
  current: 'oklch(0.95 0.01 255)',
};

export const LEVEL_COLOURS: Readonly<Record<LevelRole, string>> = {
  target2: EXPORT_PALETTE.up,
  target1: EXPORT_PALETTE.up,
  trigger: EXPORT_PALETTE.accent,
  entry: EXPORT_PALETTE.accent,
  stop: EXPORT_PALETTE.down,
  current: EXPORT_PALETTE.soft,
};

export const TONE_COLOURS: Readonly<Record<Tone, string>> = {
  good: EXPORT_PALETTE.up,
  fair: EXPORT_PALETTE.warn,
  poor: EXPORT_PALETTE.down,
};
