import type { Analysis } from '@pipsight/contract';
import { countsAsSetup, isPotentialSetup } from '@pipsight/trading';
import { Card } from '../ui/card.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { PotentialSetup } from './potential-setup.tsx';
import { RejectionPanel } from './rejection-panel.tsx';
import { SetupVerdict } from './setup-verdict.tsx';
import { TrackTrade } from './track-trade.tsx';
import { WatchAnalysis } from './watch-analysis.tsx';

interface VerdictRailProps {
  analysis: Analysis;
  /** Called with the index of a chart to bring into sight. */
  onShowChart: (chartIndex: number) => void;
}

/** What the analysis comes to: the setup, or that there is none, why, and what may become one. */
export function VerdictRail({ analysis, onShowChart }: VerdictRailProps) {
  const track = <TrackTrade key={analysis.id} analysis={analysis} />;
  return (
    <div className="grid animate-appear gap-4">
      {countsAsSetup(analysis) ? (
        <SetupVerdict analysis={analysis} action={track} />
      ) : (
        <RejectionPanel analysis={analysis} action={<WatchAnalysis analysis={analysis} />} />
      )}
      {isPotentialSetup(analysis) && <PotentialSetup analysis={analysis} action={track} />}
      {analysis.evidence.length > 0 && (
        <Card className="p-4 sm:p-5">
          <EvidenceList evidence={analysis.evidence} charts={analysis.charts} onShowChart={onShowChart} />
        </Card>
      )}
    </div>
  );
}
