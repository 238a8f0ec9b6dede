import { createClient, createSessionStore, enterSession, isApiError, logout, memoryStorage } from '@stoa/api';
import type { ApiError, Client } from '@stoa/api';
import { logout as logoutCall, userInfo, type LoginResult } from '@stoa/api/contract/login';
import { isLoggedIn } from '@stoa/domain';
import { observable, type Observable } from '@stoa/domain/kernel';
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
  /** `spent` when the same address can never succeed any more; otherwise it may be tried again. */
  | { readonly state: 'failed'; readonly message: string | undefined; readonly spent: boolean };

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

const messageOf = (error: ApiError): string | undefined =>
  error.kind === 'business' && error.msg !== '' ? error.msg : undefined;

export interface ArrivalOptions {
  /**
   * Asks the person even where nobody is signed in, because a link that somebody sent must sign nobody in
   * unnoticed.
   */
  readonly asks?: boolean;
  readonly onEntered?: () => void;
}

/**
 * Begins the session of a login's answer. Where somebody else is signed in it stops and asks, naming both;
 * where the same person is signed in it goes on without a question.
 */
export function arrive(
  portal: Portal,
  /** The one-time code, which tells this arrival apart from any other. */
  code: string,
  exchange: (client: Client, idemKey: string) => Promise<LoginResult>,
  { asks = false, onEntered }: ArrivalOptions = {},
): ArrivalControl {
  const { client, person, session, settings } = portal;
  const ports = spendPorts(portal);
  const view = observable<Arrival>({ state: 'busy' });
  let waiting: { readonly guest: Client; readonly result: LoginResult } | undefined;

  const fail = (error: unknown) =>
    view.set({ state: 'failed', message: isApiError(error) ? messageOf(error) : undefined, spent: false });

  const enter = async (result: LoginResult) => {
    view.set({ state: 'busy' });
    person.entered(await enterSession(client, result, { vodProviderKey: settings.vodProviderKey }));
    onEntered?.();
    view.set({ state: 'done' });
    return 'entered' as const;
  };

  const receive = async (result: LoginResult) => {
    const current = session.get();
    const loggedIn = isLoggedIn(current);
    if (!loggedIn && !asks) return enter(result);
    // A login's answer may have 0 as its user id, which must not be taken for the person who is signed in.
    if (loggedIn && result.userId !== 0 && current.userId === result.userId) {
      // The earlier session of the same person is no longer used, so it is logged out.
      void logout(client);
      return enter(result);
    }
    const guest = guestClient(portal, result);
    waiting = { guest, result };
    // The person is asked even if the other name cannot be loaded.
    const other = await guest.call(userInfo, { from: 'pc' }, { silent: true }).then(
      ({ realName }) => realName,
      () => '',
    );
    view.set({ state: 'choose', current: loggedIn ? current.realName : undefined, other });
    return 'asking' as const;
  };

  const begin = async () => {
    // Failures are shown on this page, because a dialog over it would only repeat them.
    const spent = await spendOnce(code, ports, (key) => exchange(client, key), receive);
    switch (spent.kind) {
      case 'entered':
      case 'asking':
        return;
      case 'follow':
        return view.set({ state: 'there' });
      case 'spent':
        return view.set({ state: 'failed', message: spent.message, spent: true });
      case 'failed':
        return fail(spent.error);
      default:
        return spent satisfies never;
    }
  };

  begin().catch(fail);
  return {
    view,
    accept: () => {
      if (!waiting) return;
      const { result } = waiting;
      waiting = undefined;
      answered(code, ports);
      // The session that ends in this browser is logged out on the server as well.
      if (session.token() !== '') void logout(client);
      enter(result).catch(fail);
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
