import { setImmediate } from 'node:timers/promises';
import { PGlite, types } from '@electric-sql/pglite';
import type { PGliteOptions, QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import { Observers } from './observers.ts';

/** Types whose text drizzle parses itself: times, dates, intervals, and arrays of these and of decimals. */
const asText = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1115, 1182, 1185, 1187, 1231];

const parsers = Object.fromEntries(asText.map((type) => [type, (text: string) => text]));

const withoutParsers = (options: QueryOptions | undefined): QueryOptions => ({
  ...options,
  parsers: undefined,
});

/**
 * PGlite for drizzle. Drizzle passes its parsers with each query, and PGlite then copies its list of some 300
 * parsers, which takes longer than the query itself; here the parsers are set once.
 */
export class Embedded extends PGlite {
  readonly observers = new Observers();

  constructor(options: PGliteOptions) {
    super({ ...options, parsers });
  }

  override async query<T>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return this.#told(text, await super.query<T>(text, params, withoutParsers(options)));
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const inTransaction = () =>
      super.transaction(async (tx) => {
        // PGlite runs in this thread and never waits for anything, so without this pause transactions that
        // queue would run as one, and no request could be read and no answer be sent until the last one ends.
        await setImmediate();
        return work({
          query: async (text, params, options) =>
            this.#told(text, await tx.query(text, params, withoutParsers(options))),
          sql: (strings, ...params) => tx.sql(strings, ...params),
          exec: (text, options) => tx.exec(text, options),
          rollback: () => tx.rollback(),
          listen: (channel, notice) => tx.listen(channel, notice),
          get closed() {
            return tx.closed;
          },
        });
      });
    return this.observers.around('begin', inTransaction, 'commit');
  }

  #told<T>(text: string, results: Results<T>): Results<T> {
    this.observers.tell(text, results.rows.length);
    return results;
  }
}
