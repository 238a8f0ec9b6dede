import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { State } from 'swr';
import { ClientProvider, useClient } from './context.tsx';
import type { ClientProviderProps } from './context.tsx';

/**
 * Caches answers for one session only: at a login, a logout or a company switch, here or in another tab, the
 * cache is emptied. The keys also contain the session's generation, so that the next session can read nothing
 * of the one before while its screens are still mounted.
 */
export function ApiCache({ children }: { children: ReactNode }) {
  const { session } = useClient();
  const [cache] = useState(() => new Map<string, State>());
  useEffect(
    () =>
      session.subscribe(({ kind }) => {
        if (kind === 'begin' || kind === 'end') cache.clear();
      }),
    [session, cache],
  );
  return (
    <SWRConfig
      value={{
        provider: () => cache,
        // SWR must not retry, because the client retries what may be retried, and an answer of the server is
        // final.
        shouldRetryOnError: false,
        revalidateOnFocus: false,
      }}
    >
      {children}
    </SWRConfig>
  );
}

/** Client and cache together, for all screens behind the login. */
export function ApiProvider({ children, ...scope }: ClientProviderProps) {
  return (
    <ClientProvider {...scope}>
      <ApiCache>{children}</ApiCache>
    </ClientProvider>
  );
}
