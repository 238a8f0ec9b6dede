/** Whatever headers can be looked up in, by a name in lower case. */
export interface Headed {
  header(name: string): string | undefined;
}

/** Entry of a forwarding header that our own, trusted proxies wrote: the n-th from the right. */
function forwarded(header: string | undefined, proxies: number): string | undefined {
  const entries = (header ?? '').split(',').map((entry) => entry.trim());
  return proxies > 0 ? entries.at(-proxies) || undefined : undefined;
}

/** Address of the caller. Without a trusted proxy a caller's own X-Forwarded-For means nothing. */
export const addressOf = (sent: Headed, remote: string, proxies: number): string =>
  (proxies > 0 ? forwarded(sent.header('x-forwarded-for'), proxies) : undefined) ?? remote;

/** Host that the person opened; '' when the caller names none, as the oldest HTTP allows. */
export const hostOf = (sent: Headed, proxies: number): string =>
  forwarded(sent.header('x-forwarded-host'), proxies) ?? sent.header('host') ?? '';

/**
 * Origin that the person opened. Where PUBLIC_ORIGIN is set, a host that is neither it nor below it is not
 * believed.
 */
export function originOf(
  sent: Headed,
  { TRUST_PROXY, PUBLIC_ORIGIN }: { readonly TRUST_PROXY: number; readonly PUBLIC_ORIGIN: string },
): string {
  const host = hostOf(sent, TRUST_PROXY);
  const scheme = forwarded(sent.header('x-forwarded-proto'), TRUST_PROXY) === 'https' ? 'https:' : 'http:';
  const opened = URL.canParse(`${scheme}//${host}`) ? new URL(`${scheme}//${host}`) : undefined;
  if (PUBLIC_ORIGIN === '') return opened?.origin ?? '';
  const own = new URL(PUBLIC_ORIGIN);
  const below = opened !== undefined && opened.hostname.endsWith(`.${own.hostname}`);
  return below ? `${own.protocol}//${opened.hostname}${own.port === '' ? '' : `:${own.port}`}` : own.origin;
}

/** TENANT_HOSTS; `*.learn.example` stands for every name below it. An empty list serves all. */
export function isServedHost(host: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true;
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  return allowed.some((one) => (one.startsWith('*.') ? name.endsWith(one.slice(1)) : name === one));
}
