import type { BootCall } from './client/boot.ts';
import { startCall, type EarlyCall } from './client/startCall.ts';

/**
 * Starts the calls that every page needs while the page's script is still loading, so that their answers
 * arrive with it. Built as one inlined script; the client takes each answer over once, when it makes the same
 * call.
 *
 * Reads the settings block `<script type="application/json" id="stoa-settings">`: `host`, and `domainName`
 * when the server knows the tenant. The language is the page's, `<html lang>`. Without the block (a static
 * host with `/stoa.config.json`) it does nothing, and the client makes the calls itself. The same holds for a
 * back end that has not every call, or that needs an adapter or codes of its own.
 */
type Read = Record<string, unknown>;

const read = (text: string | null | undefined): Read => {
  const value: unknown = JSON.parse(text ?? '{}');
  return typeof value === 'object' && value !== null ? { ...value } : {};
};
const textOf = (source: Read, key: string): string => {
  const value = source[key];
  return typeof value === 'string' ? value : '';
};

const storedToken = (): string => {
  try {
    return textOf(read(localStorage.getItem('userInfo')), 'access_token');
  } catch {
    return '';
  }
};

/** The calls of a page with a session: the person, the flags and the company (specification point 7). */
const sessionCalls: readonly EarlyCall[] = [
  { call: 'GET /user/user/pc/info?from=pc' },
  { call: 'GET /company/company/config/get' },
  { call: 'GET /company/company/pc/companyInfo?loginType=3&deviceType=5' },
];

export type { BootCall } from './client/boot.ts';
export { startCall, type EarlyCall, type StartOptions } from './client/startCall.ts';

/**
 * Starts the calls and leaves their answers on `stoaBoot`; `screenCalls` only with a session. Returns
 * the calls that were started, those of the screen first and in their order; none without a session.
 */
export function boot(screenCalls: readonly EarlyCall[] = []): readonly BootCall[] {
  try {
    const block = document.getElementById('stoa-settings')?.textContent;
    if (!block) return [];
    const settings = read(block);
    const { domainName, adapter, calls, values } = settings;
    if (adapter || values || (calls && calls !== 'stoa')) return [];
    const host = (textOf(settings, 'host') || '/api').replace(/\/+$/, '');
    const token = storedToken();
    const { lang: locale } = document.documentElement;
    const list: readonly EarlyCall[] = token
      ? [...screenCalls, ...sessionCalls]
      : typeof domainName === 'string'
        ? [
            {
              call: `GET /company/domainName/pc/login/page?${new URLSearchParams({ domainName }).toString()}`,
            },
          ]
        : [];
    const sent = list.map((call) => startCall({ host, token, locale }, call).call);
    return token ? sent : [];
  } catch {
    // The error is ignored, because the page's script tells the person about a broken settings block or a
    // blocked API.
    return [];
  }
}
