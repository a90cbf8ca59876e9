import type { ChartPattern } from '../chart-patterns/chart-pattern.ts';
import { priceAt, type Line } from '../chart-patterns/line.ts';
import { outlookOf } from '../chart-patterns/pattern-outlook.ts';
import type { Finding, FindingLine } from '../market-analysis.ts';
import { findingId } from './finding-id.ts';

/** A chart pattern as it is drawn: its turning points and its lines up to the break or to now, and its target. */
export function chartPatternFindings(pattern: ChartPattern, lastBar: number): Finding[] {
  const { name, score, formedAt, outline, upper, lower, brokeTo, confirmedAt } = pattern;
  const side = brokeTo ?? pattern.side;
  const end = Math.max(confirmedAt ?? lastBar, outline.at(-1)!.bar);
  const { above, below, target } = outlookOf(pattern, lastBar);
  const lines: FindingLine[] = [
    { role: 'outline', points: outline.map(({ bar, price }) => ({ candle: bar, price })) },
    ...[upper, lower].flatMap((line) => (line ? [edgeOf(line, end)] : [])),
  ];
  const id = findingId.chartPattern(pattern);
  const price = pattern.breakPrice ?? above ?? below ?? outline.at(-1)!.price;
  const shape: Finding = {
    id,
    kind: 'chart-pattern',
    side,
    label: `${name} ${score}/100`,
    from: formedAt,
    to: end,
    price1: price,
    price2: null,
    lines,
  };
  if (target === null) return [shape];
  const aim: Finding = {
    id: `${id}-target`,
    kind: 'chart-pattern',
    side,
    label: `${name} target`,
    from: end,
    to: null,
    price1: target,
    price2: null,
  };
  return [shape, aim];
}

/** A line from where it starts to the break, or to now. */
function edgeOf(line: Line, end: number): FindingLine {
  const { from } = line;
  return {
    role: 'edge',
    points: [
      { candle: from.bar, price: from.price },
      { candle: end, price: priceAt(line, end) },
    ],
  };
}
