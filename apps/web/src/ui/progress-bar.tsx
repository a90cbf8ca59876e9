import type { Tone } from '@pipsight/trading';
import { classNames } from './class-names.ts';

interface ProgressBarProps {
  /** 0 to 100. */
  value: number;
  label: string;
  /** Colours a figure that is judged; without it the bar has the accent's colour. */
  tone?: Tone;
}

const PLAIN = '[&::-moz-progress-bar]:bg-action [&::-webkit-progress-value]:bg-action';
const TONE_BARS: Readonly<Record<Tone, string>> = {
  good: '[&::-moz-progress-bar]:bg-up [&::-webkit-progress-value]:bg-up',
  fair: '[&::-moz-progress-bar]:bg-warn [&::-webkit-progress-value]:bg-warn',
  poor: '[&::-moz-progress-bar]:bg-down [&::-webkit-progress-value]:bg-down',
};

/** How far something has come, 0 to 100. */
export function ProgressBar({ value, label, tone }: ProgressBarProps) {
  return (
    <progress
      value={value}
      max={100}
      aria-label={label}
      data-tone={tone}
      className={classNames(
        'h-1.5 w-full appearance-none overflow-hidden rounded-sm bg-hover [&::-webkit-progress-bar]:bg-hover [&::-webkit-progress-value]:transition-[width]',
        tone === undefined ? PLAIN : TONE_BARS[tone],
      )}
    />
  );
}
