import type { EntryPlace } from './stored.ts';

const database = 'stoa-outbox';
const table = 'entries';
/** A database that has not opened within this time (in ms) counts as blocked or broken. */
const openMs = 3_000;

const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((done, fail) => {
    request.addEventListener('success', () => done(request.result));
    request.addEventListener('error', () => fail(request.error ?? new Error('The database refused.')));
  });

function opened(factory: IDBFactory, onGone: () => void): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error('The database does not open.')), openMs);
    const request = factory.open(database, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(table, { keyPath: 'name' }),
    );
    request.addEventListener('error', () => fail(request.error ?? new Error('The database does not open.')));
    request.addEventListener('success', () => {
      clearTimeout(late);
      const db = request.result;
      // The site's data is being cleared, or a newer release waits to change the database. The connection is
      // closed, and opened again when it is needed.
      db.addEventListener('versionchange', () => {
        db.close();
        onGone();
      });
      db.addEventListener('close', onGone);
      done(db);
    });
  });
}

/** The database of this origin, opened when it is first needed. */
export function indexedPlace(factory: () => IDBFactory = () => indexedDB): EntryPlace {
  let open: Promise<IDBDatabase> | undefined;
  const run = async <Result>(
    mode: IDBTransactionMode,
    work: (entries: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> => {
    open ??= opened(factory(), () => {
      open = undefined;
    });
    const transaction = (await open).transaction(table, mode);
    const finished = new Promise<void>((done, fail) => {
      transaction.addEventListener('complete', () => done());
      transaction.addEventListener('abort', () =>
        fail(transaction.error ?? new Error('The database gave up.')),
      );
    });
    // The transaction is awaited as well, because full storage is reported only at its end.
    const [result] = await Promise.all([answerOf(work(transaction.objectStore(table))), finished]);
    return result;
  };
  return {
    durability: 'indexedDB',
    list: () => run<unknown[]>('readonly', (entries) => entries.getAll()),
    put: async (entry) => void (await run('readwrite', (entries) => entries.put(entry))),
    remove: (name) => run('readwrite', (entries) => entries.delete(name)),
  };
}
