import type { Clock } from '../clock.ts';
import { Metrics } from '../metrics.ts';
import type { RequestKind } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import { requestLine } from './log.ts';
import type { WriteLine } from './log.ts';
import { hostOf, isServedHost } from './proxy.ts';
import type { Headed } from './proxy.ts';

type TrafficSettings = Pick<Settings, 'TENANT_HOSTS' | 'TRUST_PROXY'>;

interface Asked {
  readonly method: string;
  readonly path: string;
}

/**
 * Checks every request before it is answered, and logs it afterwards, whichever part of the server answers
 * it.
 */
export class Traffic {
  readonly metrics = new Metrics();
  readonly #settings: TrafficSettings;
  readonly #clock: Clock;
  readonly #writeLine: WriteLine;

  constructor(settings: TrafficSettings, clock: Clock, writeLine: WriteLine) {
    this.#settings = settings;
    this.#clock = clock;
    this.#writeLine = writeLine;
  }

  /** Whether this server answers for the host of the request. */
  isServed(kind: RequestKind, sent: Headed): boolean {
    const { TENANT_HOSTS, TRUST_PROXY } = this.#settings;
    return (
      kind === 'operator' ||
      TENANT_HOSTS.length === 0 ||
      isServedHost(hostOf(sent, TRUST_PROXY), TENANT_HOSTS)
    );
  }

  /** @param began time by `performance.now()` */
  tell(kind: RequestKind, { path, method }: Asked, status: number, began: number): void {
    const ms = performance.now() - began;
    this.metrics.request(kind, status, ms);
    if (kind === 'api' || status >= 400) {
      this.#writeLine(requestLine({ time: this.#clock(), method, path, status, ms }));
    }
  }
}
