import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { RequestError } from './request-error.ts';
import { noteUser } from './session.ts';
import { STALE_MS } from './timing.ts';

/** The cache of server answers. Nothing is retried; a 401 anywhere, also as an error's cause, means the session is over. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    const failure = error instanceof Error && error.cause instanceof RequestError ? error.cause : error;
    if (failure instanceof RequestError && failure.status === 401) noteUser(client, null);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Without a network a call fails and says so. By default it would wait for one unseen, and be made long after.
      queries: {
        staleTime: STALE_MS,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
