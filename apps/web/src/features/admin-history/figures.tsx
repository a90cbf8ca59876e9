import type { AnalysisFigures } from '@pipsight/contract';
import { isHighSetupRate, setupRatePercent } from '@pipsight/trading';
import { Badge } from '../../ui/badge.tsx';
import { countText, rateText } from './figure-texts.ts';

export function FigureBadges({ figures }: { figures: AnalysisFigures }) {
  const rate = setupRatePercent(figures);
  return (
    <p className="flex flex-wrap gap-2">
      <Badge>{`${countText(figures.analyses)} total analyses`}</Badge>
      <Badge tone={isHighSetupRate(rate) ? 'accent' : 'neutral'}>{`${rateText(rate)} setup rate`}</Badge>
    </p>
  );
}

export function FigureCards({ figures }: { figures: AnalysisFigures }) {
  const cards = [
    ['Total Analyses', countText(figures.analyses)],
    ['Valid Setups', countText(figures.setups)],
    ['Active Users', countText(figures.users.length)],
    ['Setup Rate', rateText(setupRatePercent(figures))],
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {cards.map(([name, figure]) => (
        <div key={name} className="grid gap-1 rounded-lg border border-line bg-surface p-4">
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="text-2xl font-semibold tracking-tight">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
