import * as z from 'zod';
import { analysisSchema } from './analysis.ts';
import { chartSchema } from './chart.ts';
import { idSchema, momentSchema } from './primitives.ts';

export const shareRequestSchema = z.object({
  analysisId: idSchema,
  /** Whether search engines may find the analysis; otherwise only those who have the link. */
  isPublic: z.boolean(),
});

export const shareSchema = z.object({ shareToken: z.string(), isPublic: z.boolean() });
export type Share = z.infer<typeof shareSchema>;

/** A chart as strangers may see it: nothing that its owner named or typed. */
export const sharedChartSchema = chartSchema.pick({
  index: true,
  width: true,
  height: true,
  role: true,
  symbol: true,
  timeframe: true,
  platform: true,
  plot: true,
  axis: true,
  candlePitchPx: true,
  lastPrice: true,
  marks: true,
});
export type SharedChart = z.infer<typeof sharedChartSchema>;

/** What a shared link shows. */
export const sharedAnalysisSchema = z.object({
  analysis: analysisSchema
    .pick({
      hasSetup: true,
      currencyPair: true,
      timeframe: true,
      platform: true,
      patterns: true,
      direction: true,
      confidence: true,
      entryType: true,
      entryPrice: true,
      stopLoss: true,
      takeProfit1: true,
      takeProfit2: true,
      analysisText: true,
      marketStructure: true,
      keyLevels: true,
    })
    .extend({
      /** The reasons behind the verdict, one sentence each. */
      confluences: z.array(z.string()),
      charts: z.array(sharedChartSchema),
    }),
  isPublic: z.enum(['true', 'false']),
  /** When the link was made. */
  createdAt: momentSchema,
});
export type SharedAnalysis = z.infer<typeof sharedAnalysisSchema>;

/** Address of the picture of one chart of a shared analysis, open to anyone who has the link. */
export function sharedPicturePath(shareToken: string, index: number): string {
  return `/api/shared/${encodeURIComponent(shareToken)}/charts/${index}`;
}

/** Address of the picture that messengers show beside a publicly discoverable link. */
export function sharedPreviewPath(shareToken: string): string {
  return `/api/shared/${encodeURIComponent(shareToken)}/preview.png`;
}

/** Path of the page that shows a shared analysis. */
export function sharedPagePath(shareToken: string): string {
  return `/shared/${encodeURIComponent(shareToken)}`;
}
