import {
  AssignKind,
  ProgressState,
  StudyRecordKind,
  TargetKind,
  ThreadKind,
  UploadStatus,
} from '@stoa/domain';
import { dayOf, yearOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import {
  accessRequest,
  aiChatMessage,
  aiChatSession,
  course,
  courseProgress,
  creditEntry,
  note,
  notification,
  searchHistory,
  studyRecord,
  thread,
  uploadFile,
  uploadVideo,
} from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { dependsOnOthers } from '../matrix/alone.ts';
import { runMatrix } from '../matrix/run.ts';
import type { Asked, Part } from '../matrix/run.ts';
import { foreignAffinity } from './affinity.ts';
import { guessableKeys } from './keys.ts';
import { foreignRequests, reasonOfColleague } from './requests.ts';
import type { Edit, Program } from './versions.ts';

/** A server with a leak, and the version of the program that it runs. */
export interface Leaky {
  readonly app: Asked;
  readonly program: Program;
  /** A server without the leak, on which the actor with this name is alone. */
  readonly aloneAs: (name: string) => Promise<Asked>;
}

/** One of the conditions that separate companies and people, removed in a copy of the program. */
export interface Planted {
  readonly name: string;
  /** Tables whose row policies are changed to let every row through. */
  readonly opens: readonly string[];
  /** The change that removes the condition from the program. */
  readonly edit: Edit;
  /** The leaks that the suite finds. */
  readonly find: (leaky: Leaky) => Promise<readonly string[]>;
}

const size = { perOwner: 1, everyCompany: false };

/** Those who ask: learners of two companies, and an admin for the calls that only an admin may make. */
const askers = ['of company A', 'of company B', 'of company B, admin'] as const;

const partOf = (calls: readonly string[]): Part => ({
  actors: askers,
  ...(calls.length > 0 ? { calls } : {}),
});

/** Runs the part of the matrix with these calls. */
const asking =
  (...calls: readonly string[]): Planted['find'] =>
  async ({ app }) => {
    const { leaks, objections } = await runMatrix(app, size, partOf(calls));
    return [...leaks, ...objections];
  };

/** Compares the answers of these calls with those on a server on which the caller is alone. */
const comparing =
  (...calls: readonly string[]): Planted['find'] =>
  async ({ app, aloneAs }) => {
    const found: string[] = [];
    for (const name of ['of company A', 'of company B, admin']) {
      found.push(...(await dependsOnOthers(app, await aloneAs(name), name, size, partOf(calls))));
    }
    return found;
  };

const leavesOut = (file: string, from: string): Edit => ({ file, from, to: '' });
const insteadOf = (file: string, from: string, to: string): Edit => ({ file, from, to });

/** Leaks of counts and sums: numbers to which rows of others have contributed. */
const ofSums: readonly Planted[] = [
  {
    name: 'credit of others adds up to the own in the summary of studies',
    opens: ['credit_entry'],
    edit: leavesOut(
      'areas/study/summary.ts',
      'eq(creditEntry.userId, session.userId),\n        eq(creditEntry.companyId, session.companyId),',
    ),
    find: comparing('X49'),
  },
  {
    name: 'credit of other companies adds up to the own in the header',
    opens: ['credit_entry'],
    edit: leavesOut(
      'areas/account/userInfo.ts',
      'eq(creditEntry.userId, session.userId),\n        eq(creditEntry.companyId, session.companyId),',
    ),
    find: comparing('S35'),
  },
  {
    name: 'what others studied adds up to the own week',
    opens: ['study_record'],
    edit: leavesOut(
      'areas/study/week.ts',
      '.where(and(eq(studyRecord.userId, session.userId), eq(studyRecord.companyId, session.companyId)))',
    ),
    find: comparing('X49'),
  },
  {
    name: 'certificates of others are counted among the own ones',
    opens: ['certificate'],
    edit: insteadOf(
      'areas/certificate/handlers.ts',
      'const total = await tx.$count(certificate, where);',
      'const total = await tx.$count(certificate);',
    ),
    find: comparing('X102'),
  },
];

export const planted: readonly Planted[] = [
  ...ofSums,
  {
    name: 'exams of another company stand at the desk of an admin',
    opens: ['exam'],
    edit: insteadOf(
      'areas/exam/desk.ts',
      'eq(exam.companyId, session.companyId),\n    own.admin',
      'own.admin',
    ),
    find: asking('X162'),
  },
  {
    name: 'searches of others stand in the own history',
    opens: ['search_history'],
    edit: insteadOf(
      'areas/search/history.ts',
      'and(eq(searchHistory.userId, userId), eq(searchHistory.companyId, companyId))',
      'undefined',
    ),
    find: asking('X130'),
  },
  {
    name: 'people are found by a search of another company',
    opens: ['person'],
    edit: leavesOut(
      'areas/people/searched.ts',
      'where: ofCompanyOrPlatform(person.companyId, session.companyId),',
    ),
    find: asking('X129'),
  },
  {
    name: 'courses are found by a search of another company',
    opens: ['course', 'platform_grant'],
    edit: leavesOut('areas/course/list.ts', 'ownOrGranted(viewer.companyId),'),
    find: asking('X129'),
  },
  {
    name: 'courses are listed in another company',
    opens: ['course', 'platform_grant'],
    edit: leavesOut('areas/course/list.ts', 'ownOrGranted(viewer.companyId),'),
    find: asking('X11'),
  },
  {
    name: 'a course of another company opens',
    opens: ['course', 'chapter', 'course_item', 'platform_grant'],
    edit: leavesOut('areas/course/list.ts', 'ownOrGranted(viewer.companyId),'),
    find: asking('X13'),
  },
  {
    name: 'somebody of another company has a page',
    opens: ['person'],
    edit: insteadOf(
      'areas/people/queries.ts',
      'and(ofCompanyOrPlatform(person.companyId, session.companyId), eq(person.personId, personId))',
      'eq(person.personId, personId)',
    ),
    find: asking('X101'),
  },
  {
    name: 'comments on a course of the platform are read in another company',
    opens: ['thread'],
    edit: leavesOut('areas/interact/threads.ts', 'eq(thread.companyId, session.companyId),'),
    find: asking('X24'),
  },
  {
    name: 'a comment of another company is there',
    opens: ['thread'],
    edit: insteadOf(
      'areas/interact/threadView.ts',
      'and(eq(thread.companyId, session.companyId), eq(thread.threadId, threadId))',
      'eq(thread.threadId, threadId)',
    ),
    find: asking('X26'),
  },
  {
    name: 'notes of others are read as the own ones',
    opens: ['note'],
    edit: insteadOf(
      'areas/interact/notes.ts',
      'and(eq(note.userId, session.userId), eq(note.companyId, session.companyId))',
      'eq(note.companyId, session.companyId)',
    ),
    find: asking('X28'),
  },
  {
    name: 'messages of others are read',
    opens: ['notification'],
    edit: insteadOf(
      'areas/notification/queries.ts',
      'and(eq(notification.userId, userId), eq(notification.companyId, companyId))',
      'eq(notification.companyId, companyId)',
    ),
    find: asking('S13'),
  },
  {
    name: 'exams are listed in another company',
    opens: ['exam', 'platform_grant'],
    edit: insteadOf(
      'areas/exam/queries.ts',
      'or(eq(exam.companyId, session.companyId), and(eq(exam.companyId, noCompanyId), granted({ tx, session }))),',
      '',
    ),
    find: asking('X33'),
  },
  {
    name: 'attempts of others stand among the own records',
    opens: ['exam_attempt', 'exam'],
    edit: insteadOf(
      'areas/exam/queries.ts',
      'and(eq(examAttempt.userId, userId), eq(examAttempt.companyId, companyId), eq(examAttempt.guestId, 0))',
      'eq(examAttempt.guestId, 0)',
    ),
    find: asking('X41'),
  },
  {
    name: 'certificates of others are listed as the own ones',
    opens: ['certificate', 'certificate_template'],
    edit: insteadOf(
      'areas/certificate/handlers.ts',
      'and(eq(certificate.userId, session.userId), eq(certificate.companyId, session.companyId))',
      'undefined',
    ),
    find: asking('X102'),
  },
  {
    name: 'questionnaires are listed in another company',
    opens: ['questionnaire', 'platform_grant'],
    edit: leavesOut(
      'areas/questionnaire/queries.ts',
      'or(\n      eq(questionnaire.companyId, who.session.companyId),\n      and(eq(questionnaire.companyId, noCompanyId), granted(who)),\n    ),',
    ),
    find: asking('X44'),
  },
  {
    name: 'answers of others stand among the own questionnaires',
    opens: ['questionnaire_record', 'questionnaire'],
    edit: leavesOut(
      'areas/questionnaire/handlers.ts',
      'eq(questionnaireRecord.userId, session.userId),\n        eq(questionnaireRecord.companyId, session.companyId),',
    ),
    find: asking('X48'),
  },
  {
    name: 'a request of somebody else stands on the page of a course',
    opens: ['access_request'],
    edit: leavesOut(
      'areas/course/accessRequest.ts',
      'eq(accessRequest.userId, session.userId),\n    eq(accessRequest.companyId, session.companyId),',
    ),
    find: ({ app }) => foreignRequests(app),
  },
  {
    name: 'films of others are told of',
    opens: ['upload_video'],
    edit: insteadOf(
      'areas/upload/handlers.ts',
      'and(own, eq(uploadVideo.videoId, videoId))',
      'eq(uploadVideo.videoId, videoId)',
    ),
    find: asking('X10'),
  },
  {
    name: 'a picture of somebody else becomes the own one',
    opens: ['upload_file'],
    edit: leavesOut(
      'areas/account/profile.ts',
      'eq(uploadFile.userId, session.userId),\n        eq(uploadFile.companyId, session.companyId),',
    ),
    find: asking('X5'),
  },
  {
    name: 'conversations of others with the assistant are listed',
    opens: ['ai_chat_session'],
    edit: insteadOf(
      'areas/assistant/sessions.ts',
      'and(eq(userId, session.userId), eq(companyId, session.companyId))',
      'eq(companyId, session.companyId)',
    ),
    find: asking('X143'),
  },
  {
    name: 'a live of another company opens',
    opens: ['live', 'live_room', 'live_message'],
    edit: leavesOut(
      'areas/live/room.ts',
      "reader === 'system' ? undefined : ofCompanyOrPlatform(live.companyId, reader.companyId),",
    ),
    find: asking('X87'),
  },
  {
    name: 'tasks of others stand on the home page',
    opens: ['upcoming_task'],
    edit: insteadOf(
      'shared/assignments.ts',
      'and(eq(upcomingTask.userId, userId), eq(upcomingTask.companyId, companyId))',
      'eq(upcomingTask.companyId, companyId)',
    ),
    find: asking('S5'),
  },
  {
    name: 'what is studied together is counted over companies',
    opens: [],
    edit: leavesOut('areas/course/affinity.ts', 'eq(other.companyId, courseProgress.companyId),'),
    find: ({ app, program }) => foreignAffinity(app.database.db, program.countAffinity),
  },
  {
    name: 'the address of an upload can be guessed',
    opens: [],
    edit: insteadOf(
      'areas/upload/store.ts',
      "randomBytes(20).toString('hex')",
      "String(process.hrtime.bigint()).padStart(40, '0')",
    ),
    find: ({ app }) => guessableKeys(app),
  },
];

/** The sums that differ without any row policy. */
export const compareWithoutPolicies = comparing();

/**
 * The leaks that the whole matrix finds without any row policy, when only the conditions of the queries
 * separate companies.
 */
export const findWithoutPolicies = asking();

/** Rows of other people, for leaks that the demo data alone would not reveal. */
export const addOthers = (db: Database, now: number): Promise<void> =>
  asSystem(db, async (tx) => {
    const elsewhere = { userId: 4, companyId: 1002 };
    const colleague = { userId: 3, companyId: 1001 };
    const times = { createTime: now, updatedTime: now };
    const file = { size: 10, state: UploadStatus.End, createTime: now, endTime: now };
    await tx.insert(thread).values({
      ...elsewhere,
      threadKind: ThreadKind.Comment,
      targetKind: TargetKind.Course,
      targetId: 101,
      content: 'said in another company',
      createTime: now,
    });
    await tx.insert(note).values({ ...colleague, ...times, courseId: 201, content: 'noted by a colleague' });
    const words = { zh: '同事的一条消息', en: 'told to a colleague' };
    await tx
      .insert(notification)
      .values({ ...colleague, title: words, content: words, kind: 1, createTime: now });
    const film = { ...file, key: 'film-of-somebody', name: 'film of somebody.mp4', ext: 'mp4' };
    await tx.insert(uploadVideo).values({ ...colleague, ...film, title: 'film of somebody', kind: 'video' });
    const picture = { ...file, key: 'picture-of-somebody', name: 'picture of somebody.png', ext: 'png' };
    await tx.insert(uploadFile).values({ ...colleague, ...picture, scene: 'avatar' });
    for (const { courseId } of await tx.select({ courseId: course.courseId }).from(course)) {
      await tx
        .insert(accessRequest)
        .values({ ...colleague, courseId, reason: reasonOfColleague, createTime: now })
        .onConflictDoNothing();
    }
    // A colleague and somebody of another company, each with a sum that no one else has.
    const others = [
      { ...colleague, no: 1 },
      { ...elsewhere, no: 2 },
    ];
    for (const { userId, companyId, no } of others) {
      const owner = { userId, companyId };
      await tx.insert(creditEntry).values({
        ...owner,
        assignKind: AssignKind.Compulsory,
        sourceKind: TargetKind.Course,
        sourceId: 101,
        year: yearOf(now),
        credit: 1000 * no,
        createTime: now,
      });
      const studied = { kind: StudyRecordKind.Course, refId: 101, day: dayOf(now), studySeconds: 1000 * no };
      await tx
        .insert(studyRecord)
        .values({ ...owner, ...studied, updatedTime: now })
        .onConflictDoNothing();
      await tx
        .insert(searchHistory)
        .values({ ...owner, keyword: `searched by number ${no}`, searchTime: now });
    }
    // Every person gets a row of each kind, because for a person without one even the name of that kind would
    // count as a leak.
    const pictured = [{ userId: 2, companyId: 1001 }, elsewhere, { userId: 5, companyId: 1002 }];
    for (const [no, own] of pictured.entries()) {
      const name = { key: `own-picture-${no}`, name: `own picture ${no}.png` };
      await tx.insert(uploadFile).values({ ...picture, ...own, ...name, scene: 'avatar' });
    }
    const [chat] = await tx
      .insert(aiChatSession)
      .values({ ...colleague, ...times, title: 'asked by a colleague' })
      .returning();
    const sessionId = chat?.sessionId ?? 0;
    await tx
      .insert(aiChatMessage)
      .values({ ...colleague, sessionId, role: 'user', text: 'asked by a colleague', time: now });
    // Each of these people studies one course in this company and another course in that one; together they
    // must not count as colleagues.
    for (const userId of [2, 6]) {
      for (const [companyId, courseId] of [
        [1001, 205],
        [1002, 305],
      ] as const) {
        const progress = { userId, companyId, courseId, enrolTime: now, lastTime: now };
        await tx
          .insert(courseProgress)
          .values({ ...progress, state: ProgressState.InProgress })
          .onConflictDoNothing();
      }
    }
  });
