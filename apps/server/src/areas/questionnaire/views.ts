import { QuestionnaireState } from '@stoa/api/contract/questionnaire';
import type {
  Questionnaire,
  QuestionnaireRecord,
  QuestionnaireSummary,
  SurveyQuestion,
} from '@stoa/api/contract/questionnaire';
import { ErrorCode, QuestionKind } from '@stoa/domain';
import { startOfDay } from '../../clock.ts';
import type { StoredChoice } from '../../db/schema/exam.ts';
import type { StoredSurveyQuestion } from '../../db/schema/questionnaire.ts';
import type { SessionContext } from '../../http/handle.ts';
import type { Wording } from '../company/briefs.ts';
import type { Done, QuestionnaireRow, RecordRow, TakenRow } from './queries.ts';

const choicesIn = (choices: readonly StoredChoice[], { text, media }: Wording) =>
  choices.map((choice) => ({
    key: choice.key,
    text: text(choice.text),
    ...(choice.imageUrl === undefined ? {} : { imageUrl: media(choice.imageUrl) }),
  }));

function questionView(
  { questionId, stem, required, showWhen, ask }: StoredSurveyQuestion,
  words: Wording,
): SurveyQuestion {
  const common = { questionId, stemHtml: words.text(stem), required, showWhen };
  switch (ask.kind) {
    case QuestionKind.Single: {
      const { kind, otherOption } = ask;
      return { ...common, kind, options: choicesIn(ask.options, words), otherOption };
    }
    case QuestionKind.Multiple: {
      const { kind, otherOption, minSelect, maxSelect } = ask;
      return { ...common, kind, options: choicesIn(ask.options, words), otherOption, minSelect, maxSelect };
    }
    case QuestionKind.ShortAnswer:
      return { ...common, kind: ask.kind, maxLength: ask.maxLength };
    case QuestionKind.Ordering:
      return { ...common, kind: ask.kind, options: choicesIn(ask.options, words) };
    case QuestionKind.Scale: {
      const { kind, min, max, style } = ask;
      const [minLabel, maxLabel] = [words.text(ask.minLabel), words.text(ask.maxLabel)];
      return { ...common, kind, scale: { min, max, minLabel, maxLabel, style } };
    }
    case QuestionKind.Matrix: {
      const columns = choicesIn(ask.columns, words);
      return { ...common, kind: ask.kind, rows: choicesIn(ask.rows, words), columns };
    }
    default:
      return ask satisfies never;
  }
}

/** A questionnaire with its questions. */
export function questionnaireView(row: QuestionnaireRow, words: Wording): Questionnaire {
  const { text, media } = words;
  return {
    questionnaireId: row.questionnaireId,
    companyId: row.companyId,
    title: text(row.title),
    ...(row.coverUrl === '' ? {} : { coverUrl: media(row.coverUrl) }),
    introHtml: text(row.introHtml),
    openTime: row.openTime ?? undefined,
    closeTime: row.closeTime ?? undefined,
    anonymousMode: row.anonymousMode,
    multiSubmit: row.multiSubmit,
    questions: row.questions.map((question) => questionView(question, words)),
    thanksHtml: text(row.thanksHtml),
  };
}

const timeOfDay = ({ day }: TakenRow): number => startOfDay(day);

/** The caller's state in a questionnaire. */
export function stateOf(
  { questionnaireId, openTime, closeTime }: QuestionnaireRow,
  { records, taken, drafts }: Done,
  now: number,
): QuestionnaireState {
  const isOwn = (one: { questionnaireId: number }): boolean => one.questionnaireId === questionnaireId;
  if (records.some(isOwn) || taken.some(isOwn)) return QuestionnaireState.Done;
  if (openTime !== null && now < openTime) return QuestionnaireState.NotOpen;
  if (closeTime !== null && now >= closeTime) return QuestionnaireState.Missed;
  return drafts.has(questionnaireId) ? QuestionnaireState.Draft : QuestionnaireState.Todo;
}

/** Why a questionnaire cannot be answered now; undefined when it can. */
export function blockOf(row: QuestionnaireRow, done: Done, now: number): ErrorCode | undefined {
  const { openTime, closeTime, multiSubmit } = row;
  if (openTime !== null && now < openTime) return ErrorCode.QnClosed;
  if (closeTime !== null && now >= closeTime) return ErrorCode.QnClosed;
  return stateOf(row, done, now) === QuestionnaireState.Done && !multiSubmit ? ErrorCode.QnDone : undefined;
}

export function questionnaireSummary(
  row: QuestionnaireRow,
  done: Done,
  { text, now }: Pick<SessionContext, 'text' | 'now'>,
): QuestionnaireSummary {
  const isOwn = (one: { questionnaireId: number }): boolean => one.questionnaireId === row.questionnaireId;
  const times = [
    ...done.records.filter(isOwn).map(({ submitTime }) => submitTime),
    ...done.taken.filter(isOwn).map(timeOfDay),
  ];
  return {
    questionnaireId: row.questionnaireId,
    title: text(row.title),
    openTime: row.openTime ?? undefined,
    closeTime: row.closeTime ?? undefined,
    questionCount: row.questions.length,
    multiSubmit: row.multiSubmit,
    anonymousMode: row.anonymousMode,
    state: stateOf(row, done, now),
    submitTime: times.length === 0 ? undefined : Math.max(...times),
  };
}

/** A record that was handed in with a name; it contains the answers only where they are requested. */
export const recordView = (
  record: RecordRow,
  { title }: Pick<QuestionnaireRow, 'title'>,
  { text }: Pick<SessionContext, 'text'>,
  withAnswers: boolean,
): QuestionnaireRecord => ({
  questionnaireId: record.questionnaireId,
  title: text(title),
  anonymous: false,
  recordId: record.recordId,
  submitTime: record.submitTime,
  viewable: true,
  ...(withAnswers ? { answers: record.replies } : {}),
});

/** A record of an anonymous participation, without answers. */
export const takenView = (
  taken: TakenRow,
  { title }: Pick<QuestionnaireRow, 'title'>,
  { text }: Pick<SessionContext, 'text'>,
): QuestionnaireRecord => ({
  questionnaireId: taken.questionnaireId,
  title: text(title),
  anonymous: true,
  submitTime: timeOfDay(taken),
  viewable: false,
});
