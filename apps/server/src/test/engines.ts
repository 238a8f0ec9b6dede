import { inject } from 'vitest';
import type { OpenDatabase } from '../db/open.ts';
import { openCopy } from './postgres.ts';
import { seededDatabase } from './server.ts';

/** A seeded database on PostgreSQL, which is deleted when it is closed. */
export const seededPostgres = (pool?: number): Promise<OpenDatabase> =>
  openCopy(inject('seededPostgres'), pool);

/** Both databases with the same data, for `describe.each`. */
export const engines: readonly [name: string, open: () => Promise<OpenDatabase>][] = [
  ['PGlite', seededDatabase],
  ['PostgreSQL', () => seededPostgres()],
];
