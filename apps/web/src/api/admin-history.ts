import { endpoints } from '@pipsight/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { RequestError } from './request-error.ts';

/** Entries that one page of a user's analyses holds. */
export const ENTRIES_PAGE_SIZE = 20;

/** All users' analyses in figures, for administrators. */
export function useAnalysisFigures() {
  return useQuery({
    queryKey: ['admin-history', 'figures'],
    queryFn: ({ signal }) => named(call(endpoints.analysisFigures, { signal })),
    staleTime: 0,
  });
}

/** A page of one user's analyses, newest first: the newest, or the one after the analysis with the id `before`. */
export function useAnalysisEntries(userId: string, before: string | null) {
  return useQuery({
    queryKey: ['admin-history', 'entries', userId, before],
    queryFn: ({ signal }) => {
      const query = { userId, limit: ENTRIES_PAGE_SIZE, ...(before !== null && { before }) };
      return named(call(endpoints.analysisEntries, { query, signal }));
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** @throws Error `{status}: {status text}`. */
async function named<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    const reason = cause instanceof RequestError ? `${cause.status}: ${cause.statusText}` : 'No answer from the server';
    throw new Error(reason, { cause });
  }
}
