import { createClient, type Client } from '@stoa/api';
import { emitter } from '@stoa/domain/kernel';
import type { Portal } from '../../../session/portal.ts';
import { createGuestSession, type GuestSession } from './guestSession.ts';

export interface Guest extends Pick<GuestSession, 'seat' | 'enter' | 'sit'> {
  /** Sends calls with the guest's token only, even if somebody is logged in to the portal. */
  readonly client: Client;
  /** Notifies its listeners when the server no longer accepts the token. */
  readonly ended: { readonly subscribe: (listener: () => void) => () => void };
}

/** Creates the guest of an exam link, with a client separate from that of the portal. */
export function createGuest(
  { settings, client, backEnd, dialog }: Pick<Portal, 'settings' | 'client' | 'backEnd' | 'dialog'>,
  code: string,
): Guest {
  const { session, ...guest } = createGuestSession(code);
  const ended = emitter();
  const own = createClient({
    host: settings.host,
    providerSegments: settings.providerSegments,
    offers: backEnd.offers,
    adapt: client.adapt,
    session,
    dialog,
    locale: client.locale,
    onSessionEnd: () => ended.emit(),
  });
  return { ...guest, client: own, ended: { subscribe: ended.subscribe } };
}
