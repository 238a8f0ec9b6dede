import type { TestServer } from './server.ts';

/** What one piece of work asked of the database. */
export interface Asked {
  /** How many statements, `begin` and `commit` included. */
  readonly statements: number;
  /** How many rows came back, those that a write returns included. */
  readonly rows: number;
  /** The statements themselves, to tell what was too much. */
  readonly texts: readonly string[];
}

/** Counts what the server asks of its database while the work runs; nobody else may call it meanwhile. */
export async function countStatements(
  { database }: Pick<TestServer, 'database'>,
  work: () => Promise<unknown>,
): Promise<Asked> {
  const texts: string[] = [];
  let rows = 0;
  const stop = database.observe((text, count) => {
    texts.push(text);
    rows += count;
  });
  try {
    await work();
  } finally {
    stop();
  }
  return { statements: texts.length, rows, texts };
}
