import type { SharedAnalysis } from '@pipsight/contract';
import { format } from 'date-fns';
import { Globe, Lock } from 'lucide-react';
import { PatternBadges } from '../../result/pattern-badges.tsx';
import { platformName } from '../../result/platform-name.ts';
import { Section } from '../../result/section.tsx';
import { TextList } from '../../result/text-list.tsx';
import { Card } from '../../ui/card.tsx';
import { SharedCharts } from './shared-charts.tsx';
import { SharedSetup } from './shared-setup.tsx';

interface SharedReportProps {
  token: string;
  shared: SharedAnalysis;
}

/** All that a link shows, the picture first. */
export function SharedReport({ token, shared: { analysis, isPublic, createdAt } }: SharedReportProps) {
  const isListed = isPublic === 'true';
  const NoteIcon = isListed ? Globe : Lock;
  return (
    <div className="grid gap-4">
      <div className="grid gap-0.5">
        <h1 className="text-xl font-semibold tracking-tight">Shared Trading Analysis</h1>
        <p className="flex items-center gap-1.5 text-sm text-soft">
          <NoteIcon className="size-3.5 shrink-0" aria-hidden />
          {isListed ? 'This analysis is publicly discoverable.' : 'This is a private share link.'}
        </p>
      </div>
      <SharedCharts token={token} analysis={analysis} />
      <Card aria-label="Market" className="p-4 sm:p-5">
        <dl className="grid grid-cols-3 gap-x-3 gap-y-4">
          <Fact name="Currency Pair" value={analysis.currencyPair ?? 'Unknown'} />
          <Fact name="Timeframe" value={analysis.timeframe ?? 'Unknown'} />
          <Fact name="Platform" value={platformName(analysis.platform)} />
          {analysis.patterns.length > 0 && <Patterns patterns={analysis.patterns} />}
        </dl>
      </Card>
      <SharedSetup analysis={analysis} />
      <Card className="grid gap-6 p-4 sm:p-5 md:grid-cols-2">
        <Section title="Detailed Analysis" className="md:col-span-2">
          <p className="max-w-[75ch] text-pretty whitespace-pre-line wrap-break-word">{analysis.analysisText}</p>
        </Section>
        <Section title="Market Structure" className="md:col-span-2">
          <p className="max-w-[75ch] text-pretty wrap-break-word">{analysis.marketStructure ?? 'Unknown'}</p>
        </Section>
        <TextList title="Key Levels" items={analysis.keyLevels} empty="No level was touched often enough." />
        <TextList title="Confluences" items={analysis.confluences} empty="No reason speaks for a trade." />
      </Card>
      <footer className="py-4 text-center text-sm text-faint">
        {`Analysis shared on ${format(createdAt, 'MMM dd, yyyy HH:mm')}`}
      </footer>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-faint">{name}</dt>
      <dd className="font-medium wrap-break-word">{value}</dd>
    </div>
  );
}

function Patterns({ patterns }: { patterns: readonly string[] }) {
  return (
    <div className="col-span-full grid gap-1.5">
      <dt className="text-sm text-faint">Identified Patterns</dt>
      <dd>
        <PatternBadges patterns={patterns} />
      </dd>
    </div>
  );
}
