import type { AnonymousMode, AssignKind, QuestionKind, StudyContext } from '@stoa/domain';
import { boolean, date, index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, localised, time, visibleScope } from './columns.ts';
import type { Localised } from './columns.ts';
import { company } from './company.ts';
import type { StoredChoice } from './exam.ts';
import { ofCompanyOrPlatform, ofPerson, ofSystem, ownedTable } from './ownership.ts';

/** A question of a questionnaire, by its kind. */
export type StoredSurveyAsk =
  | { kind: typeof QuestionKind.Single; options: StoredChoice[]; otherOption?: boolean }
  | {
      kind: typeof QuestionKind.Multiple;
      options: StoredChoice[];
      otherOption?: boolean;
      minSelect?: number;
      maxSelect?: number;
    }
  | { kind: typeof QuestionKind.ShortAnswer; maxLength?: number }
  | { kind: typeof QuestionKind.Ordering; options: StoredChoice[] }
  | {
      kind: typeof QuestionKind.Scale;
      min: number;
      max: number;
      minLabel: Localised;
      maxLabel: Localised;
      style: 'number' | 'star' | 'nps';
    }
  | { kind: typeof QuestionKind.Matrix; rows: StoredChoice[]; columns: StoredChoice[] };

export interface StoredSurveyQuestion {
  questionId: number;
  stem: Localised;
  required: boolean;
  showWhen?: { questionId: number; keys: string[] };
  ask: StoredSurveyAsk;
}

/** An answer to a question of a questionnaire. */
export interface StoredReply {
  questionId: number;
  values: string[];
}

export const questionnaire = ownedTable(
  'questionnaire',
  ofCompanyOrPlatform({
    policies: {
      company_or_platform: {
        for: 'select',
        using: 'stoa_company() IS NOT NULL AND (company_id = stoa_company() OR company_id = 500)',
      },
    },
  }),
  {
    questionnaireId: id().primaryKey(),
    companyId: id()
      .notNull()
      .references(() => company.companyId),
    title: localised().notNull(),
    coverUrl: text().notNull().default(''),
    introHtml: localised().notNull(),
    thanksHtml: localised().notNull(),
    openTime: time(),
    closeTime: time(),
    anonymousMode: integer().$type<AnonymousMode>().notNull(),
    multiSubmit: boolean().notNull().default(false),
    questions: jsonb().$type<StoredSurveyQuestion[]>().notNull(),
    assignKind: integer().$type<AssignKind>().notNull(),
    courseId: id(),
    visibleScope: visibleScope().notNull(),
    createTime: time().notNull(),
  },
  (table) => [index().on(table.companyId)],
);

/** Answers with the name of the person who gave them. */
export const questionnaireRecord = ownedTable(
  'questionnaire_record',
  ofPerson({ userId: 'answers to a questionnaire' }),
  {
    // Ids below this number are used by the demo data.
    recordId: id().primaryKey().generatedByDefaultAsIdentity({ startWith: 10_001 }),
    questionnaireId: id()
      .notNull()
      .references(() => questionnaire.questionnaireId),
    userId: id().notNull(),
    companyId: id().notNull(),
    /** Number of this record among those of the person; more than 1 only if it may be answered again. */
    no: integer().notNull(),
    replies: jsonb().$type<StoredReply[]>().notNull(),
    usedSeconds: integer().notNull(),
    context: jsonb().$type<StudyContext>().notNull().default({}),
    submitTime: time().notNull(),
  },
  (table) => [
    uniqueIndex('questionnaire_record_once').on(
      table.questionnaireId,
      table.userId,
      table.companyId,
      table.no,
    ),
    index().on(table.userId, table.companyId),
  ],
);

/** Answers of a person to a named questionnaire that are not handed in yet. */
export const questionnaireDraft = ownedTable(
  'questionnaire_draft',
  ofPerson({ userId: 'draft of a questionnaire' }),
  {
    questionnaireId: id()
      .notNull()
      .references(() => questionnaire.questionnaireId),
    userId: id().notNull(),
    companyId: id().notNull(),
    replies: jsonb().$type<StoredReply[]>().notNull(),
    savedTime: time().notNull(),
    /** Number of the stored answers; a save with an older number never replaces them. */
    seq: id().notNull().default(1),
    /** The window that wrote them; null when the client does not send it. */
    writer: text(),
  },
  (table) => [primaryKey({ columns: [table.questionnaireId, table.userId, table.companyId] })],
);

/** Records that somebody has answered anonymously, and on which day, without the answers. */
export const questionnaireTaken = ownedTable(
  'questionnaire_taken',
  ofPerson({ userId: 'took part in a questionnaire without a name' }),
  {
    questionnaireId: id()
      .notNull()
      .references(() => questionnaire.questionnaireId),
    userId: id().notNull(),
    companyId: id().notNull(),
    no: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionnaireId, table.userId, table.companyId, table.no] })],
);

/** One anonymous set of answers; a day is the finest time that is stored with it. */
export interface StoredAnonymousAnswers {
  day: string;
  replies: StoredReply[];
}

/**
 * Anonymous answers. Many sets are mixed in one row, because separate rows would be in the order in which
 * people took part, and the database stores which transaction wrote a row.
 */
export const questionnaireVoices = ownedTable(
  'questionnaire_voices',
  ofSystem(),
  {
    questionnaireId: id()
      .notNull()
      .references(() => questionnaire.questionnaireId),
    companyId: id().notNull(),
    /** Number of the row among those of its questionnaire. */
    bag: integer().notNull(),
    voices: jsonb().$type<StoredAnonymousAnswers[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionnaireId, table.companyId, table.bag] })],
);
