import type { UserContent } from 'ai';
import type { Candle } from '@pipsight/trading';
import { fitPicture } from './fit-picture.ts';
import type { ModelChart, ModelTask } from './port.ts';

/** Newest candles that are written out; local models have little room. */
const MAX_CANDLES = 120;
const MAX_LABEL_LENGTH = 80;

/** A task as a model is shown it: each picture after a line that names it and before what was measured on it. */
export async function taskContent({ charts, entryChart, currentPrice, engineView }: ModelTask): Promise<UserContent> {
  const shown = await Promise.all(
    charts.map(async (chart, index) => {
      const { bytes, mediaType } = await fitPicture(chart.picture);
      return [
        { type: 'text', text: labelOf(chart, index, charts.length) },
        { type: 'file', mediaType, data: bytes },
        { type: 'text', text: measuresOf(chart, index) },
      ] as const;
    }),
  );
  const { decimals } = charts[entryChart]!.axis;
  const question = [
    `Chart ${entryChart + 1} is the entry chart. Current price: ${currentPrice.toFixed(decimals)}.`,
    ...(engineView === null ? [] : [`The built-in engine's verdict: ${oneLine(engineView)}`]),
    'Is there a trade?',
  ];
  return [...shown.flat(), { type: 'text', text: question.join('\n') }];
}

function labelOf({ symbol, timeframe, filename }: ModelChart, index: number, count: number): string {
  const market = [symbol ?? 'symbol not readable', timeframe ?? 'timeframe not readable'].map(asLabel).join(' ');
  return `Chart ${index + 1} of ${count}: ${market}, file ${JSON.stringify(asLabel(filename))}`;
}

function measuresOf({ axis, lastPrice, candles, findings }: ModelChart, index: number): string {
  const price = (value: number): string => value.toFixed(axis.decimals);
  const newest = candles.slice(-MAX_CANDLES);
  const row = ({ open, high, low, close }: Candle, i: number): string =>
    [i + 1 - newest.length, ...[open, high, low, close].map(price)].join(' ');
  return [
    `Measured on chart ${index + 1}:`,
    `axis: ${price(axis.bottom)} at the bottom, ${price(axis.top)} at the top, ${axis.scale === 'log' ? 'logarithmic' : 'linear'}`,
    `last price: ${lastPrice === null ? 'not printed' : price(lastPrice)}`,
    `candles: ${candles.length}, the newest ${newest.length} of them, oldest first, as bar open high low close; bar 0 is the newest`,
    ...newest.map(row),
    `found by the built-in engine: ${findings.length === 0 ? 'nothing' : ''}`.trim(),
    ...findings.map((finding) => `- ${oneLine(finding)}`),
  ].join('\n');
}

/** Text of a stranger, which must not look like a part of the question. */
function asLabel(text: string): string {
  return oneLine(text).slice(0, MAX_LABEL_LENGTH);
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
