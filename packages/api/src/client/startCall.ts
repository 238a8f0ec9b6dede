import { bootKey, type BootCall } from './boot.ts';

/** A call of the screen that an address leads to. */
export interface EarlyCall {
  /** Method and path with its query, the parameters in the order of the screen: `GET /course/pc/detail?courseId=7`. */
  readonly call: string;
  /**
   * Sent as JSON, its fields in the order of the screen. List a call with a body only if the screen always
   * makes this call, and makes it once.
   */
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface StartOptions {
  /** Address of the API, without a slash at its end. */
  readonly host: string;
  /** Token of the session; empty without one. */
  readonly token: string;
  /** Language of the server's messages. */
  readonly locale: string;
}

/**
 * Sends a call before the screen that makes it has loaded, and leaves its answer on `stoaBoot`, where the
 * client takes it over. Returns the key, and the call until it is taken over.
 */
export function startCall(
  { host, token, locale }: StartOptions,
  { call: wanted, body: fields }: EarlyCall,
): { readonly key: string; readonly call: BootCall } {
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
  const call: BootCall = { at: Date.now(), locale, answer, hasBody: !!body };
  // Handled here, so that a failed call that nobody takes over is no unhandled rejection; the client reads
  // the failure when it takes the call over.
  answer.then(
    (raw) => (call.settled = raw),
    () => undefined,
  );
  const key = bootKey(method, address, body);
  (globalThis.stoaBoot ??= {})[key] = call;
  return { key, call };
}
