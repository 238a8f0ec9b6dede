import type { IncomingMessage } from 'node:http';
import type { Services } from '../../http/handle.ts';
import { addressOf, hostOf, isServedHost, originOf } from '../../http/proxy.ts';
import { socketPath } from './socketPath.ts';

/** An upgrade as the rest of the server reads requests. */
function requestOf(incoming: IncomingMessage): Request | undefined {
  const target = incoming.url ?? '';
  const address = `http://${incoming.headers.host ?? ''}${target}`;
  if (!target.startsWith('/') || !URL.canParse(address)) return undefined;
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return new Request(address, { headers });
}

type GateServices = Pick<Services, 'settings' | 'openCalls'>;

/**
 * What HTTP status an upgrade is refused with; 101 when it may pass. Only our own pages may open a socket, and
 * the ticket comes through it, never in its address, where proxies would write it down.
 */
export function judgeUpgrade(incoming: IncomingMessage, { settings, openCalls }: GateServices): number {
  const request = requestOf(incoming);
  if (request === undefined) return 400;
  if (!isServedHost(hostOf(request, settings.TRUST_PROXY), settings.TENANT_HOSTS)) return 421;
  const url = new URL(request.url);
  if (url.pathname !== socketPath) return 404;
  if (url.search !== '') return 400;
  if (request.headers.get('origin') !== originOf(request, settings)) return 403;
  const address = addressOf(request, incoming.socket.remoteAddress ?? '', settings.TRUST_PROXY);
  if (openCalls.waitMs(address) > 0) return 503;
  openCalls.begin(address);
  return 101;
}
