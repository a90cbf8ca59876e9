import { ChartCandlestick } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';

/** Says what will stand here, or that there is nothing beyond the last page. */
export function EmptyHistory({ page, isFiltered }: { page: number; isFiltered: boolean }) {
  if (page > 0) return <p className="py-16 text-center text-soft">There are no older analyses.</p>;
  if (isFiltered) return <p className="py-16 text-center text-soft">No analysis of this symbol and outcome.</p>;
  return (
    <div className="grid justify-items-center gap-3 py-16 text-center">
      <ChartCandlestick className="size-8 text-faint" aria-hidden />
      <p className="text-lg font-semibold">No analyses yet</p>
      <p className="text-soft">Each chart you have analysed will stand here with its picture and its outcome.</p>
      <Button asChild variant="primary" className="mt-1">
        <Link href="/">Analyze a chart</Link>
      </Button>
    </div>
  );
}
