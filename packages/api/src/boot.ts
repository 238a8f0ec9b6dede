import { bootKey, type BootCall, type BootCalls } from './client/boot.ts';

/**
 * Starts the calls that every page needs while the page's script is still loading, so that their answers
 * arrive with it. Built as one inlined script; the client takes each answer over once, when it makes the same
 * call.
 *
 * Reads the settings block `<script type="application/json" id="stoa-settings">`: `host`, and `domainName`
 * when the server knows the tenant. The language is the page's, `<html lang>`. Without the block (a static
 * host with `/stoa.config.json`) it does nothing, and the client makes the calls itself.
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
const sessionCalls = [
  'GET /user/user/pc/info?from=pc',
  'GET /company/company/config/get',
  'GET /company/company/pc/companyInfo?loginType=3&deviceType=5',
];

/** A call of the screen that the page's address leads to. */
export interface EarlyCall {
  /** Method and path with its query, the parameters in the order of the screen: `GET /course/pc/detail?courseId=7`. */
  readonly call: string;
  /**
   * Sent as JSON, its fields in the order of the screen. List a call with a body only if the screen always
   * makes this call, and makes it once.
   */
  readonly body?: Readonly<Record<string, unknown>>;
}

function start(screenCalls: readonly EarlyCall[]): void {
  const block = document.getElementById('stoa-settings')?.textContent;
  if (!block) return;
  const settings = read(block);
  const host = (textOf(settings, 'host') || '/api').replace(/\/+$/, '');
  const token = storedToken();
  const { lang: locale } = document.documentElement;
  const { domainName } = settings;
  const calls: BootCalls = {};
  globalThis.stoaBoot = calls;
  const list: readonly EarlyCall[] = token
    ? [...sessionCalls.map((call) => ({ call })), ...screenCalls]
    : typeof domainName === 'string'
      ? [
          {
            call: `GET /company/domainName/pc/login/page?${new URLSearchParams({ domainName }).toString()}`,
          },
        ]
      : [];
  for (const { call: wanted, body: fields } of list) {
    const [method = 'GET', path = ''] = wanted.split(' ');
    const query = token && new URLSearchParams({ access_token: token }).toString();
    const address = host + path + (query && (path.includes('?') ? '&' : '?') + query);
    const body = fields && JSON.stringify(fields);
    const answer = fetch(address, {
      method,
      headers: {
        DeviceModel: 'PC',
        'Accept-Language': locale,
        ...(body && { 'Content-Type': 'application/json; charset=utf-8' }),
      },
      ...(body && { body }),
      signal: AbortSignal.timeout(60_000),
    }).then(async (response) => ({
      status: response.status,
      date: response.headers.get('date'),
      text: await response.text(),
    }));
    const call: BootCall = { at: Date.now(), locale, answer, hasBody: body !== undefined };
    // Handled here, so that a failed call that nobody adopts is no unhandled rejection; the client reads the
    // failure when it adopts the call.
    answer.then(
      (raw) => (call.settled = raw),
      () => undefined,
    );
    calls[bootKey(method, address, body)] = call;
  }
}

/**
 * Starts the calls and leaves their answers on `stoaBoot`; `screenCalls` only with a session.
 */
export function boot(screenCalls: readonly EarlyCall[] = []): void {
  try {
    start(screenCalls);
  } catch {
    // Ignored, because the page's script tells the person about a broken settings block or a blocked API.
  }
}
