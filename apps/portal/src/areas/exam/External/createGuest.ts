import { createClient, type Client } from '@stoa/api';
import { emitter } from '@stoa/domain/kernel';
import type { Portal } from '../../../session/portal.ts';
import { createGuestSession, type GuestSession } from './guestSession.ts';

export interface Guest extends Pick<GuestSession, 'seat' | 'enter' | 'sit'> {
  /** Sends calls with the guest's token alone, whoever is logged in to the portal. */
  readonly client: Client;
  /** Tells that the server does not know the token any more. */
  readonly ended: { readonly subscribe: (listener: () => void) => () => void };
}

/** The guest at the exam of a link, with a client beside that of the portal. */
export function createGuest(
  { settings, client, backEnd, dialog }: Pick<Portal, 'settings' | 'client' | 'backEnd' | 'dialog'>,
  code: string,
): Guest {
  const { session, ...guest } = createGuestSession(code);
  const ended = emitter<void>();
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
