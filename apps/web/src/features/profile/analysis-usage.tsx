import type { UserStats } from '@pipsight/contract';
import { usageTone } from '@pipsight/trading';
import { format } from 'date-fns';
import { useUserStats } from '../../api/user-stats.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Loading } from '../../ui/loading.tsx';
import { TONE_TEXT } from '../../ui/tone-classes.ts';
import { usageSummary } from './usage-summary.ts';

export function AnalysisUsage() {
  const { data: stats, isError } = useUserStats();
  return (
    <Card aria-labelledby="usage-title" className="grid gap-4 p-5">
      <h2 id="usage-title" className="text-lg font-semibold">
        Analysis Usage
      </h2>
      {stats ? (
        <Usage stats={stats} />
      ) : isError ? (
        <Alert>Unable to load usage statistics. Please try again later.</Alert>
      ) : (
        <Loading className="justify-start py-0" />
      )}
    </Card>
  );
}

function Usage({ stats }: { stats: UserStats }) {
  const { allowance, usedPercent, remaining } = usageSummary(stats);
  const tone = usedPercent === null ? null : usageTone(usedPercent);
  return (
    <div className="grid gap-2.5">
      <p className="flex justify-between gap-4">
        <span className="text-soft">Monthly Limit</span>
        <span className="font-medium">{allowance}</span>
      </p>
      {usedPercent !== null && tone !== null && (
        <>
          <ProgressBar value={usedPercent} label="Used this month" tone={tone} />
          <p className={`text-sm ${TONE_TEXT[tone]}`}>{`${usedPercent}% used this month`}</p>
        </>
      )}
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{remaining}</span>
        <span className="text-soft">{`Resets on ${format(stats.resetDate, 'MMM dd, yyyy')}`}</span>
      </p>
    </div>
  );
}
