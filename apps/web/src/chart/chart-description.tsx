import type { Chart, Mark } from '@pipsight/contract';
import { priceDecimals } from './price-decimals.ts';
import { LEVEL_NAMES, type TradeLevel } from './trade-levels.ts';

const KIND_NAMES: Readonly<Record<Mark['kind'], string>> = {
  swing: 'Swing',
  'structure-break': 'Structure break',
  'order-block': 'Order block',
  'fair-value-gap': 'Fair value gap',
  liquidity: 'Liquidity',
  'key-level': 'Key level',
  pattern: 'Candle pattern',
  'chart-pattern': 'Chart pattern',
};

interface ChartDescriptionProps {
  chart: Chart;
  levels: readonly TradeLevel[];
}

/** Everything drawn over a picture as a table, for those who cannot see it. */
export function ChartDescription({ chart, levels }: ChartDescriptionProps) {
  const decimals = priceDecimals(chart, levels);
  const textOf = (price: number) => price.toFixed(decimals);
  return (
    <div className="sr-only">
      <table>
        <caption>{`Drawn on ${chart.filename}`}</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Name</th>
            <th scope="col">Side</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ role, text }) => (
            <tr key={role}>
              <td>Trade level</td>
              <td>{LEVEL_NAMES[role].full}</td>
              <td>–</td>
              <td>{text}</td>
            </tr>
          ))}
          {chart.marks.map((mark) => (
            <tr key={mark.id}>
              <td>{KIND_NAMES[mark.kind]}</td>
              <td>{mark.label}</td>
              <td>{mark.side}</td>
              <td>{mark.price2 === null ? textOf(mark.price1) : `${textOf(mark.price1)} to ${textOf(mark.price2)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
