import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from './open.ts';

test('requests are read and answers sent between transactions that queue', async () => {
  const database = await openDatabase({});
  let turns = 0;
  let next: NodeJS.Immediate;
  const count = (): void => {
    turns += 1;
    next = setImmediate(count);
  };
  next = setImmediate(count);
  await Promise.all(
    Array.from({ length: 20 }, () => database.db.transaction((tx) => tx.execute(sql`select 1`))),
  );
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(20);
  await database.close();
});
