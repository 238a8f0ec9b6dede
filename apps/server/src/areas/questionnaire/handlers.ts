import { QuestionnaireState } from '@stoa/api/contract/questionnaire';
import type { QuestionnaireTab } from '@stoa/api/contract/questionnaire';
import { ErrorCode } from '@stoa/domain';
import { and, desc, eq } from 'drizzle-orm';
import { questionnaire, questionnaireRecord, questionnaireTaken } from '../../db/schema/index.ts';
import { BusinessError, messageOf } from '../../http/errors.ts';
import { pageFrom } from '../../http/page.ts';
import type { Handlers, Run } from '../../http/register.ts';
import { outboxKey } from '../account/outboxKey.ts';
import { findDraft, saveDraft } from './draft.ts';
import { doneBy, questionnaireOr404, visibleQuestionnaires } from './queries.ts';
import { submitQuestionnaire } from './submit.ts';
import { blockOf, questionnaireSummary, questionnaireView, recordView, takenView } from './views.ts';

/** The largest number of questionnaires that a list covers, the newest first. */
const mostListed = 500;

const isIn = (tab: QuestionnaireTab, state: QuestionnaireState): boolean => {
  switch (tab) {
    case 'all':
      return true;
    case 'done':
      return state === QuestionnaireState.Done;
    case 'missed':
      return state === QuestionnaireState.Missed;
    case 'todo':
      return (
        state === QuestionnaireState.Todo ||
        state === QuestionnaireState.Draft ||
        state === QuestionnaireState.NotOpen
      );
    default:
      return tab satisfies never;
  }
};

const list: Run<'questionnaireList'> = async (context, { tab, ...page }) => {
  const rows = await context.tx
    .select()
    .from(questionnaire)
    .where(visibleQuestionnaires(context))
    .orderBy(desc(questionnaire.createTime), desc(questionnaire.questionnaireId))
    .limit(mostListed);
  const done = await doneBy(
    context,
    rows.map(({ questionnaireId }) => questionnaireId),
  );
  const summaries = rows.map((row) => questionnaireSummary(row, done, context));
  return pageFrom(
    summaries.filter(({ state }) => isIn(tab, state)),
    page,
  );
};

const detail: Run<'questionnaireDetail'> = async (context, { questionnaireId, recordId }) => {
  const { now, locale } = context;
  const row = await questionnaireOr404(context, questionnaireId);
  const done = await doneBy(context, [questionnaireId]);
  const block = blockOf(row, done, now);
  const asked = done.records.find((one) => one.recordId === recordId);
  if (recordId !== undefined && asked === undefined) throw new BusinessError(ErrorCode.NotFound);
  const record = asked ?? (block === ErrorCode.QnDone ? done.records[0] : undefined);
  const stored = await findDraft(context, questionnaireId);
  return {
    questionnaire: questionnaireView(row, context),
    draft: done.drafts.has(questionnaireId) ? stored?.replies : undefined,
    draftSeq: stored?.seq,
    record: record && recordView(record, row, context, true),
    canAnswer: block === undefined,
    ...(block === undefined ? {} : { blockMsg: messageOf(block, locale) }),
    outboxKey: outboxKey(context),
  };
};

/** Answers `questionnaireRecords`, the latest first. */
const records: Run<'questionnaireRecords'> = async (context, page) => {
  const { tx, session } = context;
  const named = await tx
    .select({ record: questionnaireRecord, title: questionnaire.title })
    .from(questionnaireRecord)
    .innerJoin(questionnaire, eq(questionnaire.questionnaireId, questionnaireRecord.questionnaireId))
    .where(
      and(
        eq(questionnaireRecord.userId, session.userId),
        eq(questionnaireRecord.companyId, session.companyId),
      ),
    )
    .orderBy(desc(questionnaireRecord.submitTime))
    .limit(mostListed);
  const nameless = await tx
    .select({ taken: questionnaireTaken, title: questionnaire.title })
    .from(questionnaireTaken)
    .innerJoin(questionnaire, eq(questionnaire.questionnaireId, questionnaireTaken.questionnaireId))
    .where(
      and(eq(questionnaireTaken.userId, session.userId), eq(questionnaireTaken.companyId, session.companyId)),
    )
    .orderBy(desc(questionnaireTaken.day))
    .limit(mostListed);
  const all = [
    ...named.map(({ record, title }) => recordView(record, { title }, context, false)),
    ...nameless.map(({ taken, title }) => takenView(taken, { title }, context)),
  ];
  return pageFrom(
    all.toSorted((one, other) => other.submitTime - one.submitTime),
    page,
  );
};

export const questionnaireHandlers = {
  questionnaireList: list,
  questionnaireDetail: detail,
  questionnaireSave: saveDraft,
  questionnaireSubmit: submitQuestionnaire,
  questionnaireRecords: records,
} satisfies Handlers;
