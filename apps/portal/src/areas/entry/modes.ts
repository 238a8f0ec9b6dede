import { LoginSourceType, type RuntimeSettings } from '@stoa/domain';
import { queryWithout } from './address.ts';

/** The credentials in the address of one of the four workplace apps. */
export type AppCredential =
  | {
      readonly app: 'app1';
      readonly type: 1 | 2 | 3;
      readonly code: string;
      readonly appId: string;
      readonly corpId: string;
    }
  | { readonly app: 'app2' | 'app4'; readonly code: string; readonly appId: string }
  | { readonly app: 'app3'; readonly code: string };

/** The kind of login that an address of `/auth-login` requests. */
export type AuthMode =
  | { readonly kind: 'qr'; readonly qrId: string }
  | { readonly kind: 'app'; readonly credential: AppCredential }
  /** The query goes to the server byte for byte, because the other system may have signed it. */
  | { readonly kind: 'handOff'; readonly query: string }
  | { readonly kind: 'incomplete' };

const appType = (text: string | null): 1 | 2 | 3 =>
  text === '1' ? LoginSourceType.IsvApp : text === '2' ? LoginSourceType.ProxyApp : LoginSourceType.SelfApp;

function credentialOf(
  query: URLSearchParams,
  segments: RuntimeSettings['providerSegments'],
): AppCredential | undefined {
  const code = query.get('code') ?? '';
  const appId = query.get('appId') ?? '';
  const corpId = query.get('corpId') ?? '';
  const provider = query.get('provider');
  if (code === '') return undefined;
  switch (provider) {
    case segments.app1:
      return appId === '' || corpId === ''
        ? undefined
        : { app: 'app1', type: appType(query.get('type')), code, appId, corpId };
    case segments.app2:
      return appId === '' ? undefined : { app: 'app2', code, appId };
    case segments.app3:
      return { app: 'app3', code };
    case segments.app4:
      return appId === '' ? undefined : { app: 'app4', code, appId };
    default:
      return undefined;
  }
}

/** The session's token is never taken from an address. */
const token: ReadonlySet<string> = new Set(['access_token']);
/** Parameters that do not identify a person. */
const ours: ReadonlySet<string> = new Set(['redirect', ...token]);

/**
 * Reads the address. The code of a workplace app without a parameter that it needs is not tried; whatever else
 * came is a hand-off, because only the server knows the names that the other system uses.
 */
export function authMode(search: string, segments: RuntimeSettings['providerSegments']): AuthMode {
  const query = new URLSearchParams(search);
  const qrId = query.get('qrId') ?? '';
  if (qrId !== '') return { kind: 'qr', qrId };
  if (Object.values(segments).includes(query.get('provider') ?? '')) {
    const credential = credentialOf(query, segments);
    return credential ? { kind: 'app', credential } : { kind: 'incomplete' };
  }
  const isHandedOver = [...query].some(([name, value]) => value !== '' && !ours.has(name));
  return isHandedOver ? { kind: 'handOff', query: queryWithout(search, token) } : { kind: 'incomplete' };
}

/** The result of a single sign-on. */
export interface SsoReturn {
  readonly ticket: string;
  /** The state that the sign-on page was asked to return; '' when it returned none. */
  readonly state: string;
  readonly cloud: boolean;
}

/**
 * Reads the result of a single sign-on; `undefined` without a ticket, whose parameter has different names on
 * different sign-on pages.
 */
export function ssoReturn(search: string): SsoReturn | undefined {
  const query = new URLSearchParams(search);
  const ticket = query.get('ticket') || query.get('code') || query.get('token') || '';
  return ticket === ''
    ? undefined
    : { ticket, state: query.get('state') ?? '', cloud: query.get('type') === 'cloud' };
}
