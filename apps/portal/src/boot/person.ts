import type { Client, enterSession, logout, resumeSession, SessionStart } from '@stoa/api';
import type { CompanyInfo } from '@stoa/api/contract/company';
import { observable } from '@stoa/domain/kernel';

/** The person behind the session, as far as it is known. */
export interface PersonState {
  /**
   * `out` without a session; `ended` after a log-out in another tab; `failed` when the server could not say who
   * the person is.
   */
  readonly state: 'out' | 'ended' | 'loading' | 'ready' | 'failed';
  readonly company: CompanyInfo | undefined;
}

/** Functions to begin, resume and end a session; the login page loads them when they are needed. */
export interface SessionFlow {
  readonly enterSession: typeof enterSession;
  readonly logout: typeof logout;
  readonly resumeSession: typeof resumeSession;
}

/** The person behind the session, whom the guard waits for. */
export function createPerson(client: Client, flow: () => Promise<SessionFlow>) {
  const { session } = client;
  const resume = async (): Promise<SessionStart> => (await flow()).resumeSession(client);
  const state = observable<PersonState>({ state: 'out', company: undefined });

  const follow = async (start: Promise<SessionStart>): Promise<void> => {
    const { generation } = session;
    state.set({ state: 'loading', company: undefined });
    const next: PersonState = await start.then(
      ({ company }) => ({ state: 'ready', company }),
      () => ({ state: 'failed', company: undefined }),
    );
    if (session.generation === generation) state.set(next);
  };

  session.subscribe(({ kind, otherTab }) => {
    if (kind === 'end') state.set({ state: otherTab ? 'ended' : 'out', company: undefined });
    // After a login in another tab, this tab loads the person again.
    if (kind === 'begin' && otherTab) void follow(resume());
  });

  return {
    get: state.get,
    subscribe: state.subscribe,
    /** Loads the person from the server; also called by the retry button. */
    resume: (): Promise<void> => (session.token() === '' ? Promise.resolve() : follow(resume())),
    /** Called after a login, which has already loaded the person. */
    entered: ({ company }: SessionStart): void => state.set({ state: 'ready', company }),
  };
}

export type Person = ReturnType<typeof createPerson>;
