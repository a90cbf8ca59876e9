import { chartPicturePath, type Analysis } from '@pipsight/contract';
import { Link } from 'wouter';
import { ChartThumbnail } from '../../chart/chart-thumbnail.tsx';
import { tradeLevels } from '../../chart/trade-levels.ts';
import { entryChart } from '../../result/entry-chart.ts';
import { ExportButton } from '../../result/export/export-button.tsx';
import { MarketLine } from '../../result/market-line.tsx';
import { ShareButton } from '../../result/share-button.tsx';
import { textPreview } from '../../result/text-preview.ts';
import { Card } from '../../ui/card.tsx';
import { CardOutcome } from './card-outcome.tsx';

const PREVIEW_CHARACTERS = 200;

interface HistoryCardProps {
  analysis: Analysis;
  /** Where it is shown in full. */
  path: string;
}

/** An analysis at a glance. Its outcome is a link to the whole of it, which covers the card. */
export function HistoryCard({ analysis, path }: HistoryCardProps) {
  const chart = entryChart(analysis);
  return (
    <Card className="relative grid grid-cols-[6rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 gap-y-1.5 p-3 transition-colors has-[h3_a:hover]:border-field sm:grid-cols-[9rem_minmax(0,1fr)]">
      <div className="h-24 overflow-hidden rounded-md border border-line bg-raised sm:row-span-2 sm:h-32">
        {chart && (
          <ChartThumbnail
            chart={chart}
            pictureUrl={chartPicturePath(analysis.id, chart.index)}
            levels={tradeLevels(analysis).filter(({ role }) => role !== 'current')}
            className="size-full"
          />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-1.5">
        <MarketLine analysis={analysis} />
        <h3 className="font-semibold">
          <Link
            href={path}
            className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            <span className="sr-only">{`${analysis.currencyPair ?? 'Unknown'} ${analysis.timeframe ?? ''}: `}</span>
            <CardOutcome analysis={analysis} />
          </Link>
        </h3>
      </div>
      <div className="grid content-between gap-2.5 max-sm:col-span-full">
        <p className="text-sm text-pretty wrap-break-word text-soft">
          {textPreview(analysis.analysisText, PREVIEW_CHARACTERS)}
        </p>
        {/* Above the link that covers the card. */}
        <div className="relative z-10 flex flex-wrap gap-2 justify-self-end">
          <ExportButton analysis={analysis} />
          <ShareButton analysis={analysis} />
        </div>
      </div>
    </Card>
  );
}
