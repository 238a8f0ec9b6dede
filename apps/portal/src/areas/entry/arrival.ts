import { createClient, createSessionStore, enterSession, isApiError, logout, memoryStorage } from '@stoa/api';
import type { ApiError, Client } from '@stoa/api';
import { logout as logoutCall, userInfo, type LoginResult } from '@stoa/api/contract/login';
import { isLoggedIn } from '@stoa/domain';
import { observable, type Observable } from '@stoa/domain/kernel';
import { answered, spendOnce } from './spendOnce.ts';
import { spendPorts } from './spending.ts';
import type { Portal } from '../../session/portal.ts';

/** How far somebody has come who arrives from elsewhere. */
export type Arrival =
  | { readonly state: 'busy' | 'done' }
  /** Somebody is signed in here already, and goes on as who they are. */
  | { readonly state: 'there' }
  /** Somebody else is signed in here: nobody changes that but the person. */
  | { readonly state: 'choose'; readonly current: string; readonly other: string }
  /** `spent` where the same address leads nowhere any more; else it may be tried again. */
  | { readonly state: 'failed'; readonly message: string | undefined; readonly spent: boolean };

/** One arrival, kept outside of what shows it: the page's frame changes while the session begins. */
export interface ArrivalControl {
  readonly view: Observable<Arrival>;
  /** Become the one who arrives. */
  readonly accept: () => void;
  /** Stay who one is; what arrived is given back. */
  readonly refuse: () => void;
}

/** Whoever arrives has a session that this browser's own knows nothing of, until it is decided. */
function guestClient({ settings, client }: Portal, result: LoginResult): Client {
  const session = createSessionStore({ storage: memoryStorage(), events: new EventTarget() });
  session.begin(result);
  return createClient({
    host: settings.host,
    providerSegments: settings.providerSegments,
    session,
    dialog: { show: () => undefined, isOpen: () => false },
    locale: client.locale,
    onSessionEnd: () => undefined,
  });
}

const messageOf = (error: ApiError): string | undefined =>
  error.kind === 'business' && error.msg !== '' ? error.msg : undefined;

/**
 * From a login's answer into the portal. Where somebody else is signed in it stops and asks, naming both; the same
 * person goes on without a question.
 */
export function arrive(
  portal: Portal,
  /** What brought somebody here, told apart from any other. */
  code: string,
  exchange: (client: Client, idemKey: string) => Promise<LoginResult>,
  onEntered: () => void = () => undefined,
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
    onEntered();
    view.set({ state: 'done' });
    return 'entered' as const;
  };

  const receive = async (result: LoginResult) => {
    const current = session.get();
    if (!isLoggedIn(current)) return enter(result);
    if (current.userId === result.userId) {
      // The session that was here would go on without anybody.
      void logout(client);
      return enter(result);
    }
    const guest = guestClient(portal, result);
    waiting = { guest, result };
    const { realName } = await guest.call(userInfo, { from: 'pc' }, { silent: true });
    view.set({ state: 'choose', current: current.realName, other: realName });
    return 'asking' as const;
  };

  const begin = async () => {
    // The failure is told on this page: a dialog over it would say the same.
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
      // The session that ends here is over on the server as well.
      void logout(client);
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
