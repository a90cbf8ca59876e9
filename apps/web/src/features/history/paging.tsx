import type { AnalysisFilter } from '@pipsight/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { historyPath } from './history-address.ts';

interface PagingProps {
  /** From 0. */
  page: number;
  filter: AnalysisFilter;
  isLast: boolean;
}

export function Paging({ page, filter, isLast }: PagingProps) {
  const [, navigate] = useLocation();
  const go = (to: number) => {
    navigate(historyPath({ page: to, filter, analysisId: null }));
    window.scrollTo({ top: 0 });
  };
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-center gap-4">
      <Button disabled={page === 0} onClick={() => go(page - 1)}>
        <ChevronLeft aria-hidden />
        Previous
      </Button>
      <span className="text-soft">{`Page ${page + 1}`}</span>
      <Button disabled={isLast} onClick={() => go(page + 1)}>
        Next
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}
