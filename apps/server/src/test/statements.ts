import type { TestServer } from './server.ts';

/** The statements that a piece of work sent to the database. */
export interface Asked {
  /** Number of statements, `begin` and `commit` included. */
  readonly statements: number;
  /** Number of rows that came back, those returned by a write included. */
  readonly rows: number;
  /** The statements themselves, for the message of a failed test. */
  readonly texts: readonly string[];
}

/** Counts the statements of the server while the work runs; nothing else may call the server meanwhile. */
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
