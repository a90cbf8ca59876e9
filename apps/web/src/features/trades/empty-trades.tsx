import { ChartLine } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';

/** Says what will stand here, and how a first trade comes about. */
export function EmptyTrades() {
  return (
    <div className="grid justify-items-center gap-3 py-16 text-center">
      <ChartLine className="size-8 text-faint" aria-hidden />
      <p className="text-lg font-semibold">No trades recorded yet</p>
      <p className="max-w-md text-pretty text-soft">
        Analyze a chart, and choose Track Trade where it has a setup. Its result and your state of mind at entry will
        stand here.
      </p>
      <Button asChild variant="primary" className="mt-1">
        <Link href="/">Analyze a chart</Link>
      </Button>
    </div>
  );
}
