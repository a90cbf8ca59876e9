import type { Analysis } from '@pipsight/contract';
import { AddToWatchlist } from '../../result/add-to-watchlist.tsx';
import { MarketLine } from '../../result/market-line.tsx';
import { textPreview } from '../../result/text-preview.ts';
import { Card } from '../../ui/card.tsx';

const KEY_LEVELS = 3;
const PREVIEW_CHARACTERS = 100;

/** An analysis without a setup, with what there is to watch in it. */
export function CandidateCard({ analysis }: { analysis: Analysis }) {
  const { keyLevels, analysisText } = analysis;
  return (
    <Card className="flex flex-col gap-3 p-4">
      <MarketLine analysis={analysis} />
      <p className="text-pretty wrap-break-word text-soft">{textPreview(analysisText, PREVIEW_CHARACTERS)}</p>
      {keyLevels.length === 0 ? (
        <p className="text-sm text-faint">No key levels: only the move would be watched.</p>
      ) : (
        <ul aria-label="Key levels" className="grid gap-1 text-sm">
          {[...new Set(keyLevels)].slice(0, KEY_LEVELS).map((level) => (
            <li key={level} className="border-l-2 border-line pl-2.5 wrap-anywhere">
              {level}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto pt-1">
        <AddToWatchlist analysis={analysis} />
      </div>
    </Card>
  );
}
