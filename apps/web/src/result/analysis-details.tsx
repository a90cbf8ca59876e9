import type { Analysis } from '@pipsight/contract';
import { Card } from '../ui/card.tsx';
import { platformName } from './platform-name.ts';
import { CheckList } from './check-list.tsx';
import { FactList } from './fact-list.tsx';
import { PatternBadges } from './pattern-badges.tsx';
import { Section } from './section.tsx';
import { TextList } from './text-list.tsx';

/** Everything else the analysis found, beneath the picture. */
export function AnalysisDetails({ analysis }: { analysis: Analysis }) {
  const { currencyPair, patterns, keyLevels, smcVisibleElements, indicatorsUsed, indicatorConfirmations } = analysis;
  return (
    <Card
      aria-labelledby="details-title"
      className="mt-4 grid gap-x-10 gap-y-6 p-4 sm:p-5 md:grid-cols-2 xl:grid-cols-3"
    >
      <h2 id="details-title" className="text-lg font-semibold md:col-span-full">
        Analysis
      </h2>
      <Section title="Detailed analysis" className="md:col-span-2 md:row-span-2">
        <p className="max-w-[75ch] text-pretty whitespace-pre-line">{analysis.analysisText}</p>
      </Section>
      <Section title="Market structure">
        <p className="text-pretty">{analysis.marketStructure ?? 'Unknown'}</p>
      </Section>
      <FactList
        title="Bias and higher timeframe"
        symbol={currencyPair}
        facts={[
          { name: 'Smart-money bias', text: capitalised(analysis.smcBias) },
          { name: 'Higher timeframe trend', text: capitalised(analysis.higherTimeframeTrend) },
          { name: 'Higher timeframe resistance', price: analysis.higherTimeframeResistance },
          { name: 'Higher timeframe support', price: analysis.higherTimeframeSupport },
          { name: 'Liquidity zone', text: analysis.liquidityZone },
        ]}
      />
      <TextList title="Key levels" items={keyLevels} empty="No level was touched often enough." />
      <TextList title="Smart-money elements" items={smcVisibleElements} empty="None visible on this chart." />
      <Section title="Patterns">
        {patterns.length === 0 ? (
          <p className="text-faint">No pattern found.</p>
        ) : (
          <PatternBadges patterns={patterns} />
        )}
      </Section>
      <TextList
        title={indicatorsUsed.length > 0 ? `Indicators: ${indicatorsUsed.join(', ')}` : 'Indicators'}
        items={indicatorConfirmations}
        empty="No confirmation from indicators."
      />
      <CheckList checks={analysis.checks} />
      <FactList
        title="Made from"
        symbol={currencyPair}
        facts={[
          { name: 'Charts', text: analysis.multiTimeframeFiles.join(', ') || analysis.filename },
          { name: 'Platform', text: platformName(analysis.platform) },
          { name: 'Engine', text: analysis.engine === 'builtin' ? 'Built-in' : analysis.engine },
          { name: 'Setup rule', text: analysis.setupRule },
        ]}
      />
    </Card>
  );
}

function capitalised(text: string | null): string | null {
  return text && text.charAt(0).toUpperCase() + text.slice(1);
}
