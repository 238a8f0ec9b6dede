import { ProgressState, TargetKind } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import { makePgArray } from 'drizzle-orm/pg-core';
import { questionnaireRecord, questionnaireTaken } from '../../db/schema/index.ts';
import type { Assigned } from '../../shared/assignments.ts';
import type { TaskSource } from '../../shared/tasks.ts';

const nameOf = ({ userId, companyId }: Omit<Assigned, 'target'>, questionnaireId: number): string =>
  `${userId} ${companyId} ${questionnaireId}`;

/** A questionnaire is done when it was answered, anonymously or not. */
export const questionnaireTasks: TaskSource = {
  kinds: [TargetKind.Questionnaire],
  statesOf: async (tx, asked) => {
    const list = (of: (one: Assigned) => number) => sql`${makePgArray(asked.map(of))}::bigint[]`;
    const wanted = sql`(select * from unnest(${list((one) => one.userId)}, ${list((one) => one.companyId)}, ${list(({ target }) => target.id ?? 0)}))`;
    const of = (table: typeof questionnaireRecord | typeof questionnaireTaken) => {
      const { userId, companyId, questionnaireId } = table;
      return tx
        .select({ userId, companyId, questionnaireId })
        .from(table)
        .where(sql`(${userId}, ${companyId}, ${questionnaireId}) in ${wanted}`);
    };
    const rows = await of(questionnaireRecord).unionAll(of(questionnaireTaken));
    const found = new Set(rows.map((row) => nameOf(row, row.questionnaireId)));
    return asked.map((one) =>
      found.has(nameOf(one, one.target.id ?? 0)) ? ProgressState.Completed : ProgressState.NotStarted,
    );
  },
};
