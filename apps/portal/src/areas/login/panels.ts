import { LoginKind } from '@stoa/domain';
import type { LoginPanelName, LoginTabName } from '@stoa/pages/login/LoginPage';

const tabOf: { readonly [Kind in LoginKind]?: LoginTabName } = {
  [LoginKind.Password]: 'password',
  [LoginKind.SmsCode]: 'sms',
  [LoginKind.JobNumber]: 'job',
};

export interface Offered {
  /** In the order of `loginTypes`, without duplicates. */
  readonly tabs: readonly LoginTabName[];
  readonly qr: boolean;
}

/** The ways to log in that a company offers on the login page itself. */
export function offeredBy(kinds: readonly LoginKind[]): Offered {
  const tabs = kinds.flatMap((kind) => tabOf[kind] ?? []);
  return { tabs: [...new Set(tabs)], qr: kinds.includes(LoginKind.QrCode) };
}

/**
 * The panel to show: the requested one if the company offers it, else its first; `undefined` if it offers
 * none.
 */
export function shownPanel({ tabs, qr }: Offered, wish: string | null): LoginPanelName | undefined {
  const own = tabs.find((name) => name === wish);
  if (own) return own;
  if (wish === 'qr' && qr) return 'qr';
  // Login by account and by job number both use the account's one password.
  if (wish === 'forgot' && (tabs.includes('password') || tabs.includes('job'))) return 'forgot';
  return tabs[0] ?? (qr ? 'qr' : undefined);
}

/** The address with another panel in it; the rest of the query stays byte for byte. */
export function panelAddress(search: string, panel: LoginPanelName): string {
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !/^panel(=|$)/.test(pair));
  return `?${[...rest, `panel=${panel}`].join('&')}`;
}

/**
 * Whether the Back button returns from the panel to the form before it. Tabs replace each other's entry in
 * the history, because nobody wants to go back through every tab.
 */
export const isPlaceOfItsOwn = (panel: LoginPanelName): boolean => panel === 'forgot' || panel === 'qr';
