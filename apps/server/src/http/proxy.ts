import { isIPv4, isIPv6 } from 'node:net';

/** An object with headers, which are looked up by a name in lower case. */
export interface Headed {
  header(name: string): string | undefined;
}

/** An entry of a forwarding header that our own, trusted proxies wrote: the n-th from the right. */
function forwarded(header: string | undefined, proxies: number): string | undefined {
  const entries = (header ?? '').split(',').map((entry) => entry.trim());
  return proxies > 0 ? entries.at(-proxies) || undefined : undefined;
}

/** The eight parts of an IPv6 address. */
function partsOf(address: string): number[] {
  const mapped = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = [], tail = []] = mapped.split('::').map((half) => half.split(':').filter(Boolean));
  const gap = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...gap, ...tail].map((part) => Number.parseInt(part, 16));
}

/**
 * The key by which limits count a caller. IPv6 is shortened to its /64, because one caller can use all of its
 * addresses; IPv4 may be written as IPv6, or have the port that a proxy adds.
 */
export function callerOf(address: string): string {
  if (isIPv4(address)) return address;
  const bare = /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
  const [host = ''] = bare.split('%');
  // Text that is no address is cut, because it is stored as a key.
  if (!isIPv6(host)) return host.slice(0, 64);
  const parts = partsOf(host);
  const start = parts.slice(0, 6).join(':');
  const [, , , , , , high = 0, low = 0] = parts;
  if (start === '0:0:0:0:0:65535') return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  if (start === '0:0:0:0:0:0') return host.toLowerCase();
  const net = parts.slice(0, 4).map((part) => part.toString(16));
  return `${net.join(':')}::/64`;
}

/** Address of the caller. X-Forwarded-For counts only behind a trusted proxy, because a caller can send any. */
export const addressOf = (sent: Headed, remote: string, proxies: number): string =>
  callerOf((proxies > 0 ? forwarded(sent.header('x-forwarded-for'), proxies) : undefined) ?? remote);

/** Host that the person opened; '' when the request has none, as in HTTP/1.0. */
export const hostOf = (sent: Headed, proxies: number): string =>
  forwarded(sent.header('x-forwarded-host'), proxies) ?? sent.header('host') ?? '';

/**
 * Origin that the person opened. Where PUBLIC_ORIGIN is set, another host counts only when it is a subdomain
 * of it.
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

/**
 * Whether an address is a page of this installation, by the settings alone, because a caller can send any
 * host. If no setting names a host, pages on this machine and on the product's own domain count.
 */
export function isOwnPage(
  page: string,
  {
    PUBLIC_ORIGIN,
    TENANT_HOSTS,
    PRODUCT_DOMAIN,
  }: {
    readonly PUBLIC_ORIGIN: string;
    readonly TENANT_HOSTS: readonly string[];
    readonly PRODUCT_DOMAIN: string;
  },
): boolean {
  if (!URL.canParse(page)) return false;
  const { hostname } = new URL(page);
  const isAtOrBelow = (domain: string) => hostname === domain || hostname.endsWith(`.${domain}`);
  if (TENANT_HOSTS.length > 0 && isServedHost(hostname, TENANT_HOSTS)) return true;
  if (PUBLIC_ORIGIN !== '') return isAtOrBelow(new URL(PUBLIC_ORIGIN).hostname);
  if (TENANT_HOSTS.length > 0) return false;
  return (
    isAtOrBelow(PRODUCT_DOMAIN) || isAtOrBelow('localhost') || /^(127(\.\d+){3}|\[::1\])$/.test(hostname)
  );
}

/**
 * Whether the host is listed in TENANT_HOSTS; `*.learn.example` matches every name below it. An empty list
 * allows all.
 */
export function isServedHost(host: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true;
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  return allowed.some((one) => (one.startsWith('*.') ? name.endsWith(one.slice(1)) : name === one));
}
