import * as z from 'zod';

/** Rectangle in continuous pixels of the stored picture: pixel row k covers k to k + 1. */
export const rectSchema = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });

/** Two points that fix the price axis: the price at height `y1` and at `y2`, on a linear or logarithmic scale. */
export const axisSchema = z.object({
  y1: z.number(),
  price1: z.number(),
  y2: z.number(),
  price2: z.number(),
  scale: z.enum(['linear', 'log']),
  /** Labels that agree with the fit. */
  labelCount: z.int(),
  /** Largest distance between such a label and the fit, pixels. */
  residualPx: z.number(),
});
export type Axis = z.infer<typeof axisSchema>;

export const MARK_KINDS = [
  'swing',
  'structure-break',
  'order-block',
  'fair-value-gap',
  'liquidity',
  'key-level',
  'pattern',
  'chart-pattern',
] as const;

/** Something the analysis found, where it lies on the picture. */
export const markSchema = z.object({
  id: z.string(),
  kind: z.enum(MARK_KINDS),
  side: z.enum(['bullish', 'bearish', 'neutral']),
  /** Short name drawn beside it: `HH`, `BOS`, `Bullish order block`. */
  label: z.string(),
  /** Left end, pixels. */
  x1: z.number(),
  /** Right end, pixels; null runs on to the right edge of the plot. */
  x2: z.number().nullable(),
  price1: z.number(),
  /** Other edge of a zone; null for a line or a point. */
  price2: z.number().nullable(),
  /** What a chart pattern is drawn by: its turning points (`outline`), its necklines or boundaries (`edge`). */
  lines: z
    .array(
      z.object({
        role: z.enum(['outline', 'edge']),
        points: z.array(z.object({ x: z.number(), price: z.number() })),
      }),
    )
    .optional(),
});
export type Mark = z.infer<typeof markSchema>;

/** How one uploaded chart was read, and what was found on it. */
export const chartSchema = z.object({
  index: z.int(),
  filename: z.string(),
  width: z.int(),
  height: z.int(),
  /** What the chart was used for. */
  role: z.enum(['bias', 'confirmation', 'entry']),
  symbol: z.string().nullable(),
  timeframe: z.string().nullable(),
  /** Fields that the trader chose or corrected; the rest was read from the picture. */
  corrected: z.array(z.enum(['symbol', 'timeframe', 'lastPrice'])),
  platform: z.string().nullable(),
  plot: rectSchema,
  axis: axisSchema,
  candleCount: z.int(),
  /** Distance between neighbouring candles, pixels. */
  candlePitchPx: z.number(),
  lastPrice: z.string().nullable(),
  /** What could not be read, in sentences for a trader. */
  problems: z.array(z.string()),
  marks: z.array(markSchema),
});
export type Chart = z.infer<typeof chartSchema>;

/** The candles of one chart as they were read, for drawing over the picture. Columns of equal length, oldest first. */
export const chartCandlesSchema = z.object({
  /** Middle of each candle, pixels. */
  x: z.array(z.number()),
  open: z.array(z.number()),
  high: z.array(z.number()),
  low: z.array(z.number()),
  close: z.array(z.number()),
});
export type ChartCandles = z.infer<typeof chartCandlesSchema>;
