import type { ISql, Sql, TransactionSql } from 'postgres';
import type { Observers } from './observers.ts';
import { stoppedOr } from './storage.ts';

/** The largest number of statements that a connection keeps prepared; further ones are parsed each time. */
const mostTexts = 1000;

/**
 * The client of postgres.js for drizzle, which prepares no statement unless its query has a name. Here each
 * text is prepared once per connection and used again, because otherwise PostgreSQL parses and plans it each
 * time, and a statement with parameters takes two round trips: the driver asks for their types first. A
 * connection ends after half an hour to an hour (`max_lifetime` of postgres.js), and its prepared statements
 * end with it.
 */
export function preparing(client: Sql, observers: Observers): Sql {
  const texts = new Set<string>();
  const isKept = (text: string): boolean => {
    if (texts.size < mostTexts) texts.add(text);
    return texts.has(text);
  };
  const unsafeOf = (of: ISql) => (text: string, params: Parameters<ISql['unsafe']>[1]) => {
    // Without parameters the driver would send plain text, which cannot be prepared.
    const options = { prepare: isKept(text), simple: false };
    const query = of.unsafe(text, params, options);
    if (!observers.isEmpty) {
      query.then(
        ({ length }) => observers.tell(text, length),
        () => observers.tell(text, 0),
      );
    }
    return query;
  };
  const transactionOf = (tx: TransactionSql): TransactionSql =>
    new Proxy(tx, {
      get: (target, name) => {
        switch (name) {
          case 'unsafe':
            return unsafeOf(target);
          case 'savepoint':
            return (work: Work) =>
              observers.around('savepoint', () => target.savepoint((inner) => work(transactionOf(inner))));
          default:
            return Reflect.get(target, name);
        }
      },
    });
  return new Proxy(client, {
    get: (target, name) => {
      switch (name) {
        case 'unsafe':
          return unsafeOf(target);
        case 'begin':
          return (work: Work) =>
            observers
              .around('begin', () => target.begin((tx) => work(transactionOf(tx))), 'commit')
              .catch((error: unknown) => {
                throw stoppedOr(error);
              });
        default:
          return Reflect.get(target, name);
      }
    },
  });
}

type Work = (tx: TransactionSql) => Promise<unknown>;
