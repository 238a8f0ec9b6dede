import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { SessionFields } from '@stoa/domain';
import type { Client } from '../client/createClient.ts';
import type { CacheEntries, EntryKey } from '../session/entries.ts';

interface ClientScope {
  readonly client: Client;
  readonly locale: string;
}

const ClientContext = createContext<ClientScope | undefined>(undefined);

export interface ClientProviderProps {
  client: Client;
  /** Language of the server's answers, which is part of every cache key for that reason. */
  locale: string;
  children: ReactNode;
}

/** The client for actions and the session; enough for pages that read nothing, such as the login. */
export function ClientProvider({ client, locale, children }: ClientProviderProps) {
  const scope = useMemo(() => ({ client, locale }), [client, locale]);
  return <ClientContext value={scope}>{children}</ClientContext>;
}

export function useClientScope(): ClientScope {
  const scope = useContext(ClientContext);
  if (!scope) throw new Error('@stoa/api hooks must be used inside ClientProvider or ApiProvider');
  return scope;
}

export const useClient = (): Client => useClientScope().client;

/** The session's fields; renders again when one of them changes, also from another tab. */
export function useSession(): SessionFields {
  const { session } = useClient();
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}

/** A cached entry of the session and a function to write it, like a state that the browser keeps. */
export function useSessionEntry<Key extends EntryKey>(key: Key) {
  const { session } = useClient();
  const value = useSyncExternalStore(
    session.subscribe,
    () => session.read(key),
    () => session.read(key),
  );
  const write = useMemo(() => (next: CacheEntries[Key]) => session.write(key, next), [session, key]);
  return [value, write] as const;
}
