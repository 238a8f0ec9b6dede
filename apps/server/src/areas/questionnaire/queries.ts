import { ErrorCode, TargetKind, noCompanyId } from '@stoa/domain';
import { and, desc, eq, exists, gt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import {
  platformGrant,
  questionnaire,
  questionnaireDraft,
  questionnaireRecord,
  questionnaireTaken,
} from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { shownTo } from '../../shared/visibleScope.ts';

export type QuestionnaireRow = typeof questionnaire.$inferSelect;
export type RecordRow = typeof questionnaireRecord.$inferSelect;
export type TakenRow = typeof questionnaireTaken.$inferSelect;

type Who = Pick<SessionContext, 'tx' | 'session'>;

const granted = ({ tx, session }: Who): SQL =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(platformGrant)
      .where(
        and(
          eq(platformGrant.companyId, session.companyId),
          eq(platformGrant.targetKind, TargetKind.Questionnaire),
          eq(platformGrant.targetId, questionnaire.questionnaireId),
        ),
      ),
  );

/** The questionnaires that the caller may see. */
export const visibleQuestionnaires = (who: Who): SQL | undefined =>
  and(
    or(
      eq(questionnaire.companyId, who.session.companyId),
      and(eq(questionnaire.companyId, noCompanyId), granted(who)),
    ),
    shownTo(questionnaire.visibleScope, who.session),
  );

/** A questionnaire that the caller may see; a missing one and one of another company answer the same, 1004. */
export async function findQuestionnaire(
  who: Who,
  questionnaireId: number,
): Promise<QuestionnaireRow | undefined> {
  const [row] = await who.tx
    .select()
    .from(questionnaire)
    .where(and(eq(questionnaire.questionnaireId, questionnaireId), visibleQuestionnaires(who)));
  return row;
}

export async function questionnaireOr404(who: Who, questionnaireId: number): Promise<QuestionnaireRow> {
  const row = await findQuestionnaire(who, questionnaireId);
  if (row === undefined) throw new BusinessError(ErrorCode.NotFound);
  return row;
}

/** What the caller has answered, or begun to answer, of some questionnaires. */
export interface Done {
  readonly records: readonly RecordRow[];
  readonly taken: readonly TakenRow[];
  /** Ids of the questionnaires for which there is a draft. */
  readonly drafts: ReadonlySet<number>;
}

/** The `savedTime` of a draft that was handed in; nothing of it is left but its number. */
export const handedInTime = 0;

export async function doneBy({ tx, session }: Who, ids: readonly number[]): Promise<Done> {
  if (ids.length === 0) return { records: [], taken: [], drafts: new Set() };
  const { userId, companyId } = session;
  const records = await tx
    .select()
    .from(questionnaireRecord)
    .where(
      and(
        eq(questionnaireRecord.userId, userId),
        eq(questionnaireRecord.companyId, companyId),
        oneOf(questionnaireRecord.questionnaireId, ids),
      ),
    )
    .orderBy(desc(questionnaireRecord.submitTime));
  const taken = await tx
    .select()
    .from(questionnaireTaken)
    .where(
      and(
        eq(questionnaireTaken.userId, userId),
        eq(questionnaireTaken.companyId, companyId),
        oneOf(questionnaireTaken.questionnaireId, ids),
      ),
    )
    .orderBy(desc(questionnaireTaken.day));
  const drafts = await tx
    .select({ questionnaireId: questionnaireDraft.questionnaireId })
    .from(questionnaireDraft)
    .where(
      and(
        eq(questionnaireDraft.userId, userId),
        eq(questionnaireDraft.companyId, companyId),
        oneOf(questionnaireDraft.questionnaireId, ids),
        gt(questionnaireDraft.savedTime, handedInTime),
      ),
    );
  return { records, taken, drafts: new Set(drafts.map(({ questionnaireId }) => questionnaireId)) };
}
