import type { Analysis } from '@pipsight/contract';
import { useId } from 'react';
import { HistoryCard } from './history-card.tsx';

interface HistoryGroupProps {
  title: string;
  analyses: readonly Analysis[];
  /** The address that shows one of them in full. */
  pathOf: (analysis: Analysis) => string;
}

/** Analyses of one outcome; nothing where there is none. */
export function HistoryGroup({ title, analyses, pathOf }: HistoryGroupProps) {
  const id = useId();
  if (analyses.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {analyses.map((analysis) => (
          <li key={analysis.id} className="grid min-w-0">
            <HistoryCard analysis={analysis} path={pathOf(analysis)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
