import type { Analysis, Evidence } from '@pipsight/contract';
import { ArrowDownRight, ArrowUpRight, Minus } from 'lucide-react';
import { classNames } from '../ui/class-names.ts';
import { nameOfChart } from './chart-name.ts';
import { useHighlight } from './highlight.tsx';
import { Section } from './section.tsx';

const SIDES = {
  bullish: { Icon: ArrowUpRight, className: 'text-up', name: 'Bullish' },
  bearish: { Icon: ArrowDownRight, className: 'text-down', name: 'Bearish' },
  neutral: { Icon: Minus, className: 'text-faint', name: 'Neutral' },
} as const;

interface EvidenceListProps {
  evidence: readonly Evidence[];
  charts: Analysis['charts'];
  /** Called with the index of the chart that shows a piece of evidence, when that is asked for. */
  onShowChart: (chartIndex: number) => void;
}

/** The reasons, each lighting its marks on the picture while it is pointed at or focused, and lit by them in turn. */
export function EvidenceList({ evidence, charts, onShowChart }: EvidenceListProps) {
  return (
    <Section title="Evidence">
      <ul className="-mx-2 grid">
        {evidence.map((item) => (
          <li key={`${item.chartIndex} ${item.text}`}>
            <EvidenceLine
              item={item}
              onShowChart={onShowChart}
              {...(charts.length > 1 && { chartName: nameOfChart(charts, item.chartIndex) })}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface EvidenceLineProps extends Pick<EvidenceListProps, 'onShowChart'> {
  item: Evidence;
  chartName?: string;
}

function EvidenceLine({ item, chartName, onShowChart }: EvidenceLineProps) {
  const { highlight, setHighlight } = useHighlight();
  const { Icon, className, name } = SIDES[item.side];
  const lit =
    highlight?.chartIndex === item.chartIndex && highlight.markIds.some((markId) => item.markIds.includes(markId));
  const content = (
    <>
      <Icon className={classNames('mt-0.5 size-4 shrink-0', className)} aria-label={name} />
      <span className="min-w-0 flex-1 text-pretty">{item.text}</span>
      {chartName !== undefined && <span className="shrink-0 text-sm text-faint">{chartName}</span>}
    </>
  );
  const layout = 'flex w-full items-start gap-2.5 rounded-sm px-2 py-1.5 text-left';
  if (item.markIds.length === 0) return <p className={layout}>{content}</p>;
  const light = () => setHighlight({ chartIndex: item.chartIndex, markIds: item.markIds });
  return (
    <button
      type="button"
      className={classNames(layout, 'transition-colors hover:bg-hover', lit && 'bg-hover')}
      onPointerEnter={light}
      onPointerLeave={() => setHighlight(null)}
      onFocus={light}
      onBlur={() => setHighlight(null)}
      onClick={() => {
        onShowChart(item.chartIndex);
        light();
      }}
    >
      {content}
    </button>
  );
}
