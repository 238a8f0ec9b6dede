import type { Client, enterSession, logout, resumeSession, SessionStart } from '@stoa/api';
import type { CompanyInfo } from '@stoa/api/contract/company';
import { observable } from '@stoa/domain/kernel';

/** How far the signed-in person is known. */
export interface PersonState {
  /** `out` without a session; `failed` when the server did not say who this is. */
  readonly state: 'out' | 'loading' | 'ready' | 'failed';
  readonly company: CompanyInfo | undefined;
}

/** How a session begins, goes on and ends; the login page loads it when it is needed. */
export interface SessionFlow {
  readonly enterSession: typeof enterSession;
  readonly logout: typeof logout;
  readonly resumeSession: typeof resumeSession;
}

/** The person behind the session: what the guard waits for. */
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
    if (kind === 'end') state.set({ state: 'out', company: undefined });
    // A login in another tab: this one learns about the person by itself.
    if (kind === 'begin' && otherTab) void follow(resume());
  });

  return {
    get: state.get,
    subscribe: state.subscribe,
    /** Asks who this is; also what Retry does. */
    resume: (): Promise<void> => (session.token() === '' ? Promise.resolve() : follow(resume())),
    /** A login has already asked. */
    entered: ({ company }: SessionStart): void => state.set({ state: 'ready', company }),
  };
}

export type Person = ReturnType<typeof createPerson>;
