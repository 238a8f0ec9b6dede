import { createClient, createSessionStore, enterSession, isApiError, logout, memoryStorage } from '@stoa/api';
import type { Client } from '@stoa/api';
import { logout as logoutCall, userInfo, type LoginResult } from '@stoa/api/contract/login';
import { isLoggedIn } from '@stoa/domain';
import { observable, type Observable } from '@stoa/domain/kernel';
import { causeOf, type Cause } from '../../common/cause.ts';
import { failureOf } from '../../common/load.ts';
import { answered, spendOnce } from './spendOnce.ts';
import { spendPorts } from './spending.ts';
import type { Portal } from '../../session/portal.ts';

/** The state of an arrival from elsewhere. */
export type Arrival =
  | { readonly state: 'busy' | 'done' }
  /** The person is signed in here already and continues with that session. */
  | { readonly state: 'there' }
  /**
   * The person must decide whether the session starts, because another person is signed in here, or because
   * nobody is (`current` is absent) and the sign-on was started elsewhere. `other` is '' where that name is
   * unknown.
   */
  | { readonly state: 'choose'; readonly current: string | undefined; readonly other: string }
  /** With the reason `spent` the same address can never succeed any more; otherwise it may be tried again. */
  | { readonly state: 'failed'; readonly message: string | undefined; readonly reason: Cause | 'spent' };

/**
 * One arrival, kept outside of the component that shows it, because the page's frame is replaced when the
 * session begins.
 */
export interface ArrivalControl {
  readonly view: Observable<Arrival>;
  /** Signs in as the person who arrives. */
  readonly accept: () => void;
  /** Keeps things as they are; the session of the arrival is logged out. */
  readonly refuse: () => void;
}

/**
 * A client with the session of the person who arrives, in memory only: this browser's own session stays
 * untouched until the person decides.
 */
function guestClient({ settings, client }: Portal, result: LoginResult): Client {
  const session = createSessionStore({ storage: memoryStorage(), events: new EventTarget() });
  session.begin(result);
  return createClient({
    host: settings.host,
    providerSegments: settings.providerSegments,
    offers: client.offers,
    adapt: client.adapt,
    session,
    dialog: { show: () => undefined, isOpen: () => false },
    locale: client.locale,
    onSessionEnd: () => undefined,
  });
}

const infoOf = (guest: Client) => guest.call(userInfo, { from: 'pc' }, { silent: true });

/** What is shown of an arrival that failed: the server's own words, else the cause. */
export const failedBy = (error: unknown): Extract<Arrival, { state: 'failed' }> => ({
  state: 'failed',
  message: isApiError(error) ? failureOf(error).message : undefined,
  reason: causeOf(error),
});

export interface ArrivalOptions {
  /**
   * Asks the person even where nobody is signed in, because a link that somebody sent must sign nobody in
   * unnoticed.
   */
  readonly asks?: boolean;
  readonly onEntered?: () => void;
}

/**
 * Starts the session that a login has returned. If somebody else is signed in, it stops and asks, naming both
 * people; if the same person is signed in, it continues without a question.
 */
export function arrive(
  portal: Portal,
  /** The one-time code, which identifies this arrival. */
  code: string,
  exchange: (client: Client, idemKey: string) => Promise<LoginResult>,
  { asks = false, onEntered }: ArrivalOptions = {},
): ArrivalControl {
  const { client, person, session, settings } = portal;
  const ports = spendPorts(portal);
  const view = observable<Arrival>({ state: 'busy' });
  let waiting: { readonly guest: Client; readonly result: LoginResult } | undefined;

  const fail = (error: unknown) => view.set(failedBy(error));

  const start = async (result: LoginResult) => {
    const current = session.token();
    // A page that was reloaded may have the session of this arrival already.
    if (current !== '' && current !== result.access_token) void logout(client);
    person.entered(await enterSession(client, result, { vodProviderKey: settings.vodProviderKey }));
    onEntered?.();
    view.set({ state: 'done' });
    return 'entered' as const;
  };

  const enter = async (result: LoginResult) => {
    // The session that is here ends only for one that works, because otherwise nobody would be signed in.
    if (session.token() !== '') await infoOf(guestClient(portal, result));
    return start(result);
  };

  const receive = async (result: LoginResult) => {
    const current = session.get();
    const loggedIn = isLoggedIn(current);
    if (!loggedIn && !asks) return enter(result);
    // A login's answer may have 0 as its user id, which must not be taken for the person who is signed in.
    if (loggedIn && result.userId !== 0 && current.userId === result.userId) return enter(result);
    const guest = guestClient(portal, result);
    waiting = { guest, result };
    // The person is asked even if the other name cannot be loaded.
    const other = await infoOf(guest).then(
      ({ realName }) => realName,
      () => '',
    );
    view.set({ state: 'choose', current: loggedIn ? current.realName : undefined, other });
    return 'asking' as const;
  };

  const spend = async (take: (result: LoginResult) => Promise<'entered' | 'asking'>) => {
    // Failures are shown on this page, because a dialog over it would only repeat them.
    const spent = await spendOnce(code, ports, (key) => exchange(client, key), take);
    switch (spent.kind) {
      case 'entered':
      case 'asking':
        return;
      case 'follow':
        return view.set({ state: 'there' });
      case 'spent':
        return view.set({ state: 'failed', message: spent.message, reason: 'spent' });
      case 'failed':
        return fail(spent.error);
      default:
        return spent satisfies never;
    }
  };

  const agree = async ({ guest, result }: NonNullable<typeof waiting>) => {
    view.set({ state: 'busy' });
    try {
      await infoOf(guest);
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'expired') throw error;
      // Another tab has exchanged the same code after this one, and only the last answer's session lasts.
      return spend(enter);
    }
    await start(result);
    answered(code, ports);
  };

  spend(receive).catch(fail);
  return {
    view,
    accept: () => {
      if (!waiting) return;
      const agreed = waiting;
      waiting = undefined;
      agree(agreed).catch(fail);
    },
    refuse: () => {
      if (!waiting) return;
      void waiting.guest
        .call(logoutCall, { type: 5 }, { silent: true, keepalive: true })
        .catch(() => undefined);
      waiting = undefined;
      answered(code, ports);
      view.set({ state: 'done' });
    },
  };
}
