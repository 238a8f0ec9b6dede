import type { Actor } from './actors.ts';
import type { Stored } from './world.ts';

/** Ids of the calls in which those who supervise see the work of others. */
export const deskCalls: ReadonlySet<string> = new Set([
  'X81',
  'X82',
  'X83',
  'X162',
  'X163',
  'X164',
  'X165',
  'X168',
  'X169',
]);

const tables: ReadonlySet<string> = new Set(['reviewTask', 'examAttempt', 'accessRequest']);

/** Whether a call of the desk shows the actor this work of somebody else in the company. */
export const isShownAtDesk = (actor: Actor, { table, owner }: Stored): boolean =>
  actor.supervises && owner === actor.companyId && tables.has(table);
