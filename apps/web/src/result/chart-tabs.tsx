import type { Chart } from '@pipsight/contract';
import { Button } from '../ui/button.tsx';
import { nameOfChart } from './chart-name.ts';

interface ChartTabsProps {
  charts: readonly Pick<Chart, 'index' | 'timeframe'>[];
  /** Index of the chart in sight. */
  shown: number;
  onShow: (index: number) => void;
}

/** Which chart of an analysis is in sight; nothing where there is but one. */
export function ChartTabs({ charts, shown, onShow }: ChartTabsProps) {
  if (charts.length < 2) return null;
  return (
    <div className="flex flex-wrap gap-2 border-b border-line p-2">
      {charts.map(({ index }) => (
        <Button
          key={index}
          size="small"
          variant={index === shown ? 'secondary' : 'quiet'}
          aria-pressed={index === shown}
          onClick={() => onShow(index)}
        >
          {nameOfChart(charts, index)}
        </Button>
      ))}
    </div>
  );
}
