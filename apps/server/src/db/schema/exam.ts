import type { GuestField } from '@stoa/api/contract/exam';
import { AttemptState, SubmitReason } from '@stoa/domain';
import type {
  AssignKind,
  ExamKind,
  FileRef,
  MultiScoreRule,
  PaperMode,
  QuestionKind,
  ResultPolicy,
  ResultWhen,
  ScoreRule,
  StudyContext,
  SwitchCause,
} from '@stoa/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, localised, time, visibleScope } from './columns.ts';
import type { Localised } from './columns.ts';
import { company } from './company.ts';
import { ofCompanyOrPlatform, ofPerson, ofSystem, ownedTable } from './ownership.ts';

/**
 * How an exam is taken and marked; 0 means no limit. Whether it needs a password is stored with its paper.
 */
export interface StoredExamRules {
  paperMode: PaperMode;
  allowBack: boolean;
  shuffleQuestions: boolean;
  shuffleOptions: boolean;
  minSubmitMinutes: number;
  lateEntryMinutes: number;
  switchLimit: number;
  switchGraceSeconds: number;
  forceFullscreen: boolean;
  forbidCopy: boolean;
  needPassword: boolean;
  resultPolicy: ResultPolicy;
  resultWhen: ResultWhen;
  scoreRule: ScoreRule;
  multiScoreRule: MultiScoreRule;
  retakeIntervalMinutes: number;
  retakeOnlyIfFailed: boolean;
}

export interface StoredChoice {
  key: string;
  text: Localised;
  imageUrl?: string;
}

/** A question with its right answer, by its kind. */
export type StoredAsk =
  | { kind: typeof QuestionKind.Single; options: StoredChoice[]; right: string }
  | {
      kind: typeof QuestionKind.Multiple;
      options: StoredChoice[];
      right: string[];
      minSelect?: number;
      maxSelect?: number;
    }
  | { kind: typeof QuestionKind.TrueFalse; right: boolean }
  /** For each blank the texts that are accepted. */
  | { kind: typeof QuestionKind.FillIn; accepted: string[][] }
  | {
      kind: typeof QuestionKind.ShortAnswer;
      reference: Localised;
      maxLength?: number;
      allowFiles?: boolean;
    }
  /** `pairs` contains the right key by its left key. */
  | {
      kind: typeof QuestionKind.Matching;
      left: StoredChoice[];
      right: StoredChoice[];
      pairs: Record<string, string>;
    }
  /** The options are stored in their right order. */
  | { kind: typeof QuestionKind.Ordering; options: StoredChoice[] };

/**
 * All members of a company see its exams and those of the platform; a guest sees only the exam of the token.
 */
const seen = {
  company_or_platform_or_guest: {
    for: 'select',
    using:
      'stoa_company() IS NOT NULL AND (company_id = stoa_company() OR company_id = 500) OR exam_id = stoa_exam()',
  },
} as const;

/** An exam, without its questions. */
export const exam = ownedTable(
  'exam',
  ofCompanyOrPlatform({ policies: seen }),
  {
    examId: id().primaryKey(),
    companyId: id()
      .notNull()
      .references(() => company.companyId),
    examKind: text().$type<ExamKind>().notNull(),
    title: localised().notNull(),
    coverUrl: text().notNull().default(''),
    /** HTML. */
    description: localised().notNull(),
    openTime: time(),
    closeTime: time(),
    /** 0 for an untimed exam. */
    durationMinutes: integer().notNull(),
    totalScore: doublePrecision().notNull(),
    passScore: doublePrecision().notNull(),
    questionCount: integer().notNull(),
    kindCounts: jsonb().$type<{ kind: QuestionKind; count: number }[]>().notNull(),
    /** 0 for no limit. */
    maxAttempts: integer().notNull(),
    credit: doublePrecision().notNull().default(0),
    assignKind: integer().$type<AssignKind>().notNull(),
    rules: jsonb().$type<StoredExamRules>().notNull(),
    certificateTemplateId: id(),
    /** Code of the link for guests; null for an exam of members. */
    externalCode: text().unique(),
    externalFields: jsonb().$type<GuestField[]>().notNull().default([]),
    courseId: id(),
    /** Accounts of the lecturers who mark and supervise it, besides the admins of its company. */
    lecturerIds: id().array().notNull().default([]),
    visibleScope: visibleScope().notNull(),
    createTime: time().notNull(),
  },
  (table) => [index().on(table.companyId), index().on(table.courseId)],
);

/** A section of a paper; `draw` questions are drawn from its pool, or all of them if it is absent. */
export interface StoredSection {
  sectionId: number;
  title: Localised;
  note?: Localised;
  questionIds: number[];
  draw?: number;
}

/** Data that no request may read: the password of an exam, and the questions of its sections. */
export const examPaper = ownedTable('exam_paper', ofSystem(), {
  examId: id()
    .primaryKey()
    .references(() => exam.examId),
  sections: jsonb().$type<StoredSection[]>().notNull(),
  password: text().notNull().default(''),
});

/** A question with its right answer, which is sent only as far as the result policy allows. */
export const examQuestion = ownedTable(
  'exam_question',
  ofSystem(),
  {
    questionId: id().primaryKey(),
    examId: id()
      .notNull()
      .references(() => exam.examId),
    /** HTML; `____` is a blank. */
    stem: localised().notNull(),
    score: doublePrecision().notNull(),
    ask: jsonb().$type<StoredAsk>().notNull(),
    analysis: localised().notNull(),
  },
  (table) => [index().on(table.examId)],
);

/** The paper of one attempt: its questions in order, each with the order of its options. */
export type StoredLayout = {
  sectionId: number;
  questions: { questionId: number; keys?: string[] }[];
}[];

export interface StoredAnswer {
  questionId: number;
  values: string[];
  files?: StoredAttachment[];
  /** When it was typed, by the device; at most the time at which it was stored. */
  typedTime?: number;
}

/** A file of an answer; the server signs its path each time that it is sent. */
export interface StoredAttachment extends Pick<FileRef, 'fileId' | 'name' | 'ext' | 'size'> {
  path: string;
}

export interface StoredSwitch {
  entryKey: string;
  cause: SwitchCause;
  leftTime: number;
  awaySeconds: number;
  counted: boolean;
  comment?: string;
}

export interface StoredLate extends StoredAnswer {
  typedTime: number;
  arrivedTime: number;
  taken?: boolean;
}

/** The mark of one question; without `got` it is still to be marked. */
export interface StoredMark {
  questionId: number;
  got?: number;
  /** Maximum points of the question when it was marked. */
  of: number;
  comment?: string;
}

/** Attempts of a guest have the user id 0; those of a person have the guest id 0. */
const ownAttempt =
  'user_id = stoa_user() AND company_id = stoa_company() OR guest_id = stoa_guest() AND exam_id = stoa_exam()';

/** One attempt at an exam, with its paper, its answers and its marks. */
export const examAttempt = ownedTable(
  'exam_attempt',
  ofPerson(
    { userId: 'attempt at an exam' },
    { policies: { person_or_guest: { using: ownAttempt, check: ownAttempt } } },
  ),
  {
    // Ids below this number are used by the demo data.
    attemptId: id().primaryKey().generatedByDefaultAsIdentity({ startWith: 10_001 }),
    examId: id()
      .notNull()
      .references(() => exam.examId),
    /** The company in which the person takes it; for a guest, the owner of the exam. */
    companyId: id().notNull(),
    userId: id().notNull(),
    guestId: id().notNull().default(0),
    no: integer().notNull(),
    state: integer().$type<AttemptState>().notNull().default(AttemptState.InProgress),
    layout: jsonb().$type<StoredLayout>().notNull(),
    context: jsonb().$type<StudyContext>().notNull().default({}),
    startTime: time().notNull(),
    deadlineTime: time(),
    /** The reason with which it is handed in when the deadline has passed. */
    deadlineReason: integer().$type<SubmitReason>().notNull().default(SubmitReason.TimeOut),
    extraSeconds: integer().notNull().default(0),
    /** The comment of the person who has changed the time. */
    note: text(),
    savedSeq: id().notNull().default(0),
    /** The window that saved last. */
    savedBy: text(),
    savedTime: time(),
    answers: jsonb().$type<StoredAnswer[]>().notNull().default([]),
    flagged: jsonb().$type<number[]>().notNull().default([]),
    currentQuestionId: id(),
    /** Questions of a practice that were checked. */
    checked: jsonb().$type<number[]>().notNull().default([]),
    switchCount: integer().notNull().default(0),
    switches: jsonb().$type<StoredSwitch[]>().notNull().default([]),
    late: jsonb().$type<StoredLate[]>().notNull().default([]),
    submitTime: time(),
    submitReason: integer().$type<SubmitReason>(),
    marks: jsonb().$type<StoredMark[]>().notNull().default([]),
    objectiveScore: doublePrecision(),
    subjectiveScore: doublePrecision(),
    /** Null until every question is marked. */
    score: doublePrecision(),
    passed: boolean(),
    gradedTime: time(),
  },
  (table) => [
    uniqueIndex('exam_attempt_no').on(table.examId, table.companyId, table.userId, table.guestId, table.no),
    uniqueIndex('exam_attempt_one_open')
      .on(table.examId, table.companyId, table.userId, table.guestId)
      .where(sql`${table.state} = 1`),
    index('exam_attempt_running')
      .on(table.deadlineTime)
      .where(sql`${table.state} = 1`),
    index().on(table.userId, table.companyId),
  ],
);

/** A person without an account who takes an external exam; the same phone number and name are the same guest. */
export const examGuest = ownedTable(
  'exam_guest',
  ofSystem(),
  {
    guestId: id().primaryKey().generatedByDefaultAsIdentity({ startWith: 10_001 }),
    examId: id()
      .notNull()
      .references(() => exam.examId),
    companyId: id().notNull(),
    phone: text().notNull(),
    name: text().notNull(),
    company: text().notNull().default(''),
    jobNumber: text().notNull().default(''),
    email: text().notNull().default(''),
    createTime: time().notNull(),
  },
  (table) => [uniqueIndex().on(table.examId, table.phone, table.name)],
);

/** A ticket that opens one WebSocket of an attempt, once; only its hash is stored. */
export const examTicket = ownedTable(
  'exam_ticket',
  ofSystem(),
  {
    ticketHash: text().primaryKey(),
    tokenHash: text().notNull(),
    attemptId: id().notNull(),
    expireTime: time().notNull(),
  },
  (table) => [index().on(table.tokenHash)],
);

/** How often a question of the wrong-answer book was right in practice, in a row. */
export const wrongPractice = ownedTable(
  'wrong_practice',
  ofPerson({ userId: 'practice of a wrong answer' }),
  {
    userId: id().notNull(),
    companyId: id().notNull(),
    questionId: id().notNull(),
    rightInRow: integer().notNull(),
    updatedTime: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.companyId, table.questionId] })],
);
