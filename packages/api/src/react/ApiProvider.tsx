import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { State } from 'swr';
import { ClientProvider, useClient } from './context.tsx';
import type { ClientProviderProps } from './context.tsx';

/**
 * Keeps answers for one session: at a login, a logout or a company switch, here or in another tab,
 * everything kept is dropped (reliability T-04). Keys carry the generation besides, so that nothing kept
 * can be read by the next session while its screens are still there.
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
        // The client retries what may be retried; an answer of the server is final.
        shouldRetryOnError: false,
        revalidateOnFocus: false,
      }}
    >
      {children}
    </SWRConfig>
  );
}

/** Client and cache together, for everything behind the login. */
export function ApiProvider({ children, ...scope }: ClientProviderProps) {
  return (
    <ClientProvider {...scope}>
      <ApiCache>{children}</ApiCache>
    </ClientProvider>
  );
}
