import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { LiveFigures } from './areas/live/hub.ts';

export type RequestKind = 'api' | 'media' | 'page' | 'operator';

export const kindOf = (path: string): RequestKind =>
  path.startsWith('/api/')
    ? 'api'
    : path.startsWith('/media/')
      ? 'media'
      : path === '/healthz' || path === '/metrics'
        ? 'operator'
        : 'page';

const bounds = [5, 25, 100, 250, 1000, 5000] as const;

interface Times {
  /** Number of requests that took at most each of the bounds. */
  readonly within: number[];
  ms: number;
  count: number;
}

/** Counts events for the operator; no address, person, company or path is stored. */
export class Metrics {
  readonly #requests = new Map<RequestKind, Map<number, number>>();
  readonly #codes = new Map<number, number>();
  readonly #times = new Map<RequestKind, Times>();
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  readonly #began = performance.now();

  constructor() {
    this.#delay.enable();
  }

  request(kind: RequestKind, status: number, ms: number): void {
    let statuses = this.#requests.get(kind);
    if (statuses === undefined) {
      statuses = new Map();
      this.#requests.set(kind, statuses);
    }
    add(statuses, status);
    let times = this.#times.get(kind);
    if (times === undefined) {
      times = { within: bounds.map(() => 0), ms: 0, count: 0 };
      this.#times.set(kind, times);
    }
    times.ms += ms;
    times.count += 1;
    for (let at = bounds.length - 1; at >= 0 && ms <= (bounds[at] ?? 0); at -= 1) {
      times.within[at] = (times.within[at] ?? 0) + 1;
    }
  }

  answer(code: number): void {
    add(this.#codes, code);
  }

  /** All figures in Prometheus's text format. */
  text(jobAges: readonly { name: string; seconds: number }[], live: LiveFigures): string {
    const seconds = [...this.#times].flatMap(([kind, { within, ms, count }]) => [
      ...bounds.map(
        (bound, at) =>
          `stoa_request_seconds_bucket{${bucketOf(kind, String(bound / 1000))}} ${within[at] ?? 0}`,
      ),
      `stoa_request_seconds_bucket{${bucketOf(kind, '+Inf')}} ${count}`,
      `stoa_request_seconds_sum{kind="${kind}"} ${ms / 1000}`,
      `stoa_request_seconds_count{kind="${kind}"} ${count}`,
    ]);
    const nanoseconds = 1e9;
    const parts = [
      block(
        'stoa_requests_total',
        'counter',
        [...this.#requests].flatMap(([kind, statuses]) =>
          [...statuses].map(([status, n]): [string, number] => [`{kind="${kind}",status="${status}"}`, n]),
        ),
      ),
      block(
        'stoa_answers_total',
        'counter',
        [...this.#codes].map(([code, n]) => [`{code="${code}"}`, n]),
      ),
      ['# TYPE stoa_request_seconds histogram', ...seconds],
      block(
        'stoa_job_age_seconds',
        'gauge',
        jobAges.map((job) => [`{name="${job.name}"}`, job.seconds]),
      ),
      block('stoa_live_subscribers', 'gauge', [['', live.subscribers]]),
      block('stoa_live_rooms', 'gauge', [['', live.rooms]]),
      block('stoa_live_cut_total', 'counter', [['', live.cut]]),
      block('stoa_memory_bytes', 'gauge', [['', process.memoryUsage.rss()]]),
      block('stoa_event_loop_delay_seconds', 'gauge', [
        ['{quantile="0.5"}', this.#delay.percentile(50) / nanoseconds],
        ['{quantile="0.99"}', this.#delay.percentile(99) / nanoseconds],
      ]),
      block('stoa_uptime_seconds', 'gauge', [['', (performance.now() - this.#began) / 1000]]),
    ];
    return `${parts.flat().join('\n')}\n`;
  }
}

const bucketOf = (kind: RequestKind, le: string): string => `kind="${kind}",le="${le}"`;

const add = (counts: Map<number, number>, key: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

const block = (name: string, type: 'counter' | 'gauge', values: (readonly [string, number])[]): string[] => [
  `# TYPE ${name} ${type}`,
  ...values.map(([labels, value]) => `${name}${labels} ${value}`),
];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares digests, so that the time of the comparison reveals nothing about the token. */
export function mayRead(request: Request, token: string): boolean {
  const sent = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(sent), digest(token));
}
