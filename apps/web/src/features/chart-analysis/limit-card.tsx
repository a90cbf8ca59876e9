import type { User } from '@pipsight/contract';
import { UNLIMITED } from '@pipsight/trading';
import { format } from 'date-fns';
import { Gauge } from 'lucide-react';
import { contactHost, publicConfig } from '../../api/public-config.ts';
import { useUserStats } from '../../api/user-stats.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** Told above the stage when this month's analyses are used up. */
export function LimitCard({ user: { analysisCount, analysisLimit } }: { user: User }) {
  const { data: stats } = useUserStats();
  const limit = analysisLimit === UNLIMITED ? 'unlimited' : analysisLimit;
  return (
    <Card
      aria-labelledby="limit-title"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 border-warn/50 bg-warn/8 p-4"
    >
      <Gauge className="size-5 shrink-0 text-warn" aria-hidden />
      <div className="min-w-56 flex-1">
        <h2 id="limit-title" className="text-lg font-semibold">
          Analysis Limit Reached
        </h2>
        <p className="text-soft">
          {`You have used ${analysisCount} of ${limit} analyses this month.`}
          {stats && ` The count starts again on ${format(stats.resetDate, 'MMM dd, yyyy')}.`}
        </p>
      </div>
      <Button asChild variant="primary">
        <a href={publicConfig().contactUrl} target="_blank" rel="noreferrer">
          {`Contact administrator on ${contactHost()}`}
        </a>
      </Button>
    </Card>
  );
}
