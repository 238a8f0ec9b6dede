import type { IncomingMessage } from 'node:http';
import type { Services } from '../../http/handle.ts';
import { addressOf, hostOf, isServedHost, originOf } from '../../http/proxy.ts';
import { sentOver } from '../../http/sent.ts';

type GateServices = Pick<Services, 'settings' | 'openCalls'>;

/**
 * The HTTP status with which an upgrade is refused; 101 when it may pass. Only pages of our own origin may
 * open a socket. The ticket is sent through the socket and not in its address, because proxies log addresses.
 */
export function judgeUpgrade(
  incoming: IncomingMessage,
  { settings, openCalls }: GateServices,
  path: string,
): number {
  const sent = sentOver(incoming);
  if (!sent.path.startsWith('/') || !URL.canParse(`http://${sent.header('host')}`)) return 400;
  if (!isServedHost(hostOf(sent, settings.TRUST_PROXY), settings.TENANT_HOSTS)) return 421;
  if (sent.path !== path) return 404;
  if (Object.keys(sent.query).length > 0) return 400;
  if (sent.header('origin') !== originOf(sent, settings)) return 403;
  const address = addressOf(sent, incoming.socket.remoteAddress ?? '', settings.TRUST_PROXY);
  if (openCalls.waitMs(address) > 0) return 503;
  openCalls.begin(address);
  return 101;
}
