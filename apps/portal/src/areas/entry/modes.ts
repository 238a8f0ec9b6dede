import { LoginSourceType, type RuntimeSettings } from '@stoa/domain';

/** What the address of one of the four workplace apps brought. */
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

/** What an address of `/auth-login` asks for. */
export type AuthMode =
  | { readonly kind: 'qr'; readonly qrId: string }
  | { readonly kind: 'app'; readonly credential: AppCredential }
  | { readonly kind: 'handOff'; readonly query: Readonly<Record<string, string>> }
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

/** Parameters that are the portal's own; all others of a hand-over go to the server as they came. */
const ours = new Set(['redirect', 'access_token']);

/** Reads the address; a code or ticket without a parameter that it needs is not tried. */
export function authMode(search: string, segments: RuntimeSettings['providerSegments']): AuthMode {
  const query = new URLSearchParams(search);
  const qrId = query.get('qrId') ?? '';
  if (qrId !== '') return { kind: 'qr', qrId };
  if (query.has('provider')) {
    const credential = credentialOf(query, segments);
    return credential ? { kind: 'app', credential } : { kind: 'incomplete' };
  }
  if ((query.get('ticket') ?? '') === '') return { kind: 'incomplete' };
  return { kind: 'handOff', query: Object.fromEntries([...query].filter(([name]) => !ours.has(name))) };
}

/** What single sign-on brought back; `undefined` without a ticket or a code. */
export interface SsoReturn {
  readonly ticket: string;
  readonly state: string;
  readonly cloud: boolean;
}

export function ssoReturn(search: string): SsoReturn | undefined {
  const query = new URLSearchParams(search);
  const ticket = query.get('ticket') || query.get('code') || '';
  return ticket === ''
    ? undefined
    : { ticket, state: query.get('state') ?? '', cloud: query.get('type') === 'cloud' };
}
