import { ProgressState, TargetKind, ThreadKind, UploadStatus } from '@stoa/domain';
import type { Database } from '../../db/database.ts';
import {
  accessRequest,
  aiChatMessage,
  aiChatSession,
  course,
  courseProgress,
  note,
  notification,
  thread,
  uploadFile,
  uploadVideo,
} from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { runMatrix } from '../matrix/run.ts';
import type { Asked } from '../matrix/run.ts';
import { foreignAffinity } from './affinity.ts';
import { guessableKeys } from './keys.ts';
import { foreignRequests, reasonOfColleague } from './requests.ts';
import type { Edit, Program } from './versions.ts';

/** A server with a leak, and the version of the program that it runs. */
export interface Leaky {
  readonly app: Asked;
  readonly program: Program;
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

/** Runs the part of the matrix with these calls, as people of two companies. */
const asking =
  (...calls: readonly string[]): Planted['find'] =>
  async ({ app }) => {
    const part = { actors: ['of company A', 'of company B'], ...(calls.length > 0 ? { calls } : {}) };
    const { leaks, objections } = await runMatrix(app, { perOwner: 1, everyCompany: false }, part);
    return [...leaks, ...objections];
  };

const leavesOut = (file: string, from: string): Edit => ({ file, from, to: '' });
const insteadOf = (file: string, from: string, to: string): Edit => ({ file, from, to });

export const planted: readonly Planted[] = [
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
    // Every person gets a row of each kind, because for a person without one even the name of that kind would
    // count as a leak.
    for (const [no, own] of [{ userId: 2, companyId: 1001 }, elsewhere].entries()) {
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
