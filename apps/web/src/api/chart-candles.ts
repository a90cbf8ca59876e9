import { endpoints } from '@pipsight/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

/** The candles read from one chart of an analysis; fetched only when wanted, and then once, since they never change. */
export function useChartCandles(analysisId: string, index: number, wanted: boolean) {
  return useQuery({
    queryKey: ['chart-candles', analysisId, index],
    queryFn: ({ signal }) => call(endpoints.chartCandles, { params: { id: analysisId, index }, signal }),
    enabled: wanted,
    staleTime: Infinity,
  });
}
