import { PGlite } from '@electric-sql/pglite';
import type { Transaction } from '@electric-sql/pglite';
import { Embedded } from '../db/embedded.ts';

/**
 * Is loaded before the server in a process of its own (`--import`), and kills the process at the hand-in of an
 * attempt: `before` the transaction that stores it is committed, or `after` that and before it is answered.
 */
const moment = process.env['KILL_AT_HAND_IN'];

const die = (): void => {
  process.kill(process.pid, 'SIGKILL');
  // The signal may arrive a moment later, and nothing may be committed or answered until then.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
};

Embedded.prototype.transaction = async function transaction<T>(
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  let handsIn = false;
  const result: T = await PGlite.prototype.transaction.call<PGlite, [typeof work], Promise<T>>(
    this,
    async (tx) => {
      const query: typeof tx.query = tx.query.bind(tx);
      tx.query = (text, ...rest) => {
        handsIn ||= text.startsWith('update "exam_attempt"') && text.includes('"submit_time"');
        return query(text, ...rest);
      };
      const done = await work(tx);
      if (handsIn && moment === 'before') die();
      return done;
    },
  );
  if (handsIn && moment === 'after') die();
  return result;
};
