import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../test/engines.ts';
import type { OpenDatabase } from './database.ts';
import { missingRights } from './rights.ts';
import { id } from './schema/columns.ts';
import { ofPerson, ownedTable, partOf } from './schema/ownership.ts';
import { allTables } from './tables.ts';

const run = ownedTable('trial_run', ofPerson({ userId: 'run of a trial' }), {
  runId: id().primaryKey(),
  userId: id().notNull(),
  companyId: id().notNull(),
});
const step = ownedTable(
  'trial_step',
  partOf(() => run),
  {
    stepId: id().primaryKey(),
    runId: id().references(() => run.runId),
  },
);

describe.each(engines)('on %s', (_engine, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  /** The statements that `missingRights` finds after a change, which is rolled back. */
  const missingAfter = async (change: string): Promise<string[]> => {
    let missing: string[] = [];
    const undone = new Error('undone');
    await opened.db
      .transaction(async (tx) => {
        await tx.execute(sql.raw(change));
        missing = await missingRights(tx, allTables);
        for (const statement of missing) await tx.execute(sql.raw(statement));
        expect(await missingRights(tx, allTables)).toEqual([]);
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    return missing;
  };

  test('the policies and grants of the migrations are those that the tables were declared with', async () => {
    expect(await missingRights(opened.db, allTables)).toEqual([]);
  });

  test.each([
    ['drop policy company on org', [/^CREATE POLICY company ON "org" FOR SELECT TO stoa_app USING/]],
    [
      'alter policy company on org using (true)',
      [/^DROP POLICY "company" ON "org"$/, /^CREATE POLICY company ON "org"/],
    ],
    ['create policy more on org to stoa_app using (true)', [/^DROP POLICY "more" ON "org"$/]],
    ['alter table org disable row level security', [/^ALTER TABLE "org" ENABLE ROW LEVEL SECURITY$/]],
    ['grant delete on org to stoa_app', [/^REVOKE DELETE ON "org" FROM stoa_app$/]],
    ['grant select on session to public', [/^REVOKE SELECT ON "session" FROM PUBLIC$/]],
    [
      'revoke update (study_num) on course from stoa_app',
      [/^GRANT UPDATE \(study_num\) ON "course" TO stoa_app$/],
    ],
    ['revoke insert on org from stoa_jobs', [/^GRANT INSERT ON "org" TO stoa_jobs$/]],
  ])('“%s” is detected, and corrected by what the generator writes', async (change, statements) => {
    expect(await missingAfter(change)).toEqual(
      statements.map((statement) => expect.stringMatching(statement)),
    );
  });

  test('a new table gets all that its declaration says, and its parts are detected with it', async () => {
    const { db } = opened;
    await db.execute(
      sql`create table trial_run (run_id bigint primary key, user_id bigint not null, company_id bigint not null)`,
    );
    await db.execute(
      sql`create table trial_step (step_id bigint primary key, run_id bigint references trial_run)`,
    );
    await db.execute(sql`revoke all on trial_run, trial_step from stoa_jobs`);
    const statements = await missingRights(db, [run, step]);
    expect(statements).toEqual([
      'ALTER TABLE "trial_run" ENABLE ROW LEVEL SECURITY',
      'CREATE POLICY jobs ON "trial_run" TO stoa_jobs USING (true) WITH CHECK (true)',
      'CREATE POLICY person_in_company ON "trial_run" TO stoa_app USING (user_id = stoa_user() AND company_id = stoa_company()) WITH CHECK (user_id = stoa_user() AND company_id = stoa_company())',
      'GRANT SELECT, INSERT, UPDATE, DELETE ON "trial_run" TO stoa_jobs',
      'GRANT SELECT, INSERT, UPDATE, DELETE ON "trial_run" TO stoa_app',
      'ALTER TABLE "trial_step" ENABLE ROW LEVEL SECURITY',
      'CREATE POLICY jobs ON "trial_step" TO stoa_jobs USING (true) WITH CHECK (true)',
      'CREATE POLICY as_trial_run ON "trial_step" FOR SELECT TO stoa_app USING (EXISTS (SELECT 1 FROM trial_run t WHERE t.run_id = trial_step.run_id))',
      'GRANT SELECT, INSERT, UPDATE, DELETE ON "trial_step" TO stoa_jobs',
      'GRANT SELECT ON "trial_step" TO stoa_app',
    ]);
    for (const statement of statements) await db.execute(sql.raw(statement));
    expect(await missingRights(db, [run, step])).toEqual([]);
  });
});
