import { chatDelete, chatFeedback, chatMessages, chatSend } from '@stoa/api/contract/ai';
import { videoCloudConfig } from '@stoa/api/contract/config';
import type { AnyCall } from '@stoa/api/contract/define';
import {
  mentionList,
  noteDelete,
  noteList,
  noteSave,
  threadAdopt,
  threadCreate,
  threadDelete,
  threadEdit,
} from '@stoa/api/contract/interact';
import {
  attemptCheck,
  attemptLate,
  attemptSave,
  attemptStart,
  attemptSubmit,
  attemptSwitch,
  attemptSwitchComment,
  attemptWatch,
  examEnd,
  examExtraTime,
} from '@stoa/api/contract/exam';
import { jobNumberLogin, login } from '@stoa/api/contract/login';
import { accessAnswer } from '@stoa/api/contract/course';
import { questionnaireSave, questionnaireSubmit } from '@stoa/api/contract/questionnaire';
import { reviewDetail, reviewList, reviewSubmit } from '@stoa/api/contract/review';
import { studyEvidence, studyHeartbeat, studyStart } from '@stoa/api/contract/study';
import { createVideoUpload, fileUploadToken } from '@stoa/api/contract/upload';
import { AttemptState, SubmitReason, SwitchCause, TargetKind, ThreadKind } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { accessRequest, examAttempt } from '../db/schema/index.ts';
import { asSystem } from '../db/scope.ts';
import { changeExam, exams } from './exams.ts';
import { password } from './fixed.ts';
import type { Json, TestServer } from './server.ts';

type Fields = Readonly<Record<string, unknown>>;

const courseId = 201;

async function ask(app: TestServer, call: AnyCall, token: string, fields: Fields): Promise<Json> {
  const asked = call.method === 'GET' ? {} : { json: { idemKey: crypto.randomUUID(), ...fields } };
  const { code, data } = await app.call(call.method, call.path, { ...asked, token });
  if (code !== 200) throw new Error(`${call.id} answered ${code}.`);
  return data;
}

async function started(app: TestServer, token: string): Promise<Fields> {
  const { session, item } = await ask(app, studyStart, token, { courseId, playerTag: 'tab' });
  return { sessionId: session?.['sessionId'], itemId: item?.['itemId'] };
}

const written = async (app: TestServer, token: string): Promise<Fields> => {
  app.advance(6);
  const question = { threadKind: ThreadKind.Question, targetKind: TargetKind.Course, targetId: courseId };
  const { threadId } = await ask(app, threadCreate, token, { ...question, content: '怎样开始？' });
  return { threadId };
};

/** Deletes all open attempts, because the assistant does not answer a person who is taking an exam. */
const leftExams = ({ database }: TestServer): Promise<unknown> =>
  asSystem(database.db, (tx) =>
    tx
      .update(examAttempt)
      .set({ state: AttemptState.Void })
      .where(eq(examAttempt.state, AttemptState.InProgress)),
  );

const talked = async (app: TestServer, token: string): Promise<Fields> => {
  app.advance(6);
  await leftExams(app);
  const { sessionId, message } = await ask(app, chatSend, token, { text: '怎样开始？', stream: false });
  return { sessionId, messageId: message?.['messageId'] };
};

/**
 * A text that mentions as many colleagues as possible, because only those of the caller's company can be
 * mentioned.
 */
const mentioning = async (app: TestServer, token: string): Promise<Fields> => {
  const query = { targetKind: TargetKind.Course, targetId: courseId };
  const { data } = await app.call('GET', mentionList.path, { query, token });
  const people: Json[] = Object.values(data);
  return {
    mentions: people.map(({ userId }) => userId),
    content: people.map(({ realName }) => `@${String(realName)}`).join(' '),
  };
};

let sheets = 0;

/** An attempt in progress, with a sheet of answers newer than any before: its question takes no files. */
const sitting = async (app: TestServer, token: string): Promise<Fields> => {
  await changeExam(app, exams.quarterly, {
    maxAttempts: 0,
    closeTime: app.now() + 86_400_000,
    rules: { minSubmitMinutes: 0 },
  });
  const { attempt } = await ask(app, attemptStart, token, { examId: exams.quarterly });
  sheets += 1;
  const answers = [{ questionId: 10_101, values: ['B'], files: [] }];
  return { attemptId: attempt?.['attemptId'], seq: sheets, answers };
};

/** Only the attempt of {@link sitting}, for calls without answers. */
const attempting = async (app: TestServer, token: string): Promise<Fields> => {
  const { attemptId } = await sitting(app, token);
  return { attemptId };
};

/** An attempt with an entry that can be commented on. */
const switched = async (app: TestServer, token: string): Promise<Fields> => {
  const { attemptId } = await sitting(app, token);
  const entryKey = crypto.randomUUID();
  // A file picker never counts, so the exam is not handed in after a few of them.
  const entry = { entryKey, cause: SwitchCause.FilePicker, leftTime: app.now(), awaySeconds: 5 };
  await ask(app, attemptSwitch, token, { attemptId, count: 0, awaySeconds: 5, entries: [entry] });
  return { attemptId, entryKey };
};

/** An attempt that is handed in, with an answer that was typed in time and arrives later. */
const late = async (app: TestServer, token: string): Promise<Fields> => {
  const { attemptId, seq, answers } = await sitting(app, token);
  const typedTime = app.now();
  await ask(app, attemptSubmit, token, { attemptId, seq, answers, flagged: [], reason: SubmitReason.Manual });
  return { attemptId, answers: [{ questionId: 10_101, values: ['C'], files: [], typedTime }] };
};

/** A question of a class practice in progress. */
const practising = async (app: TestServer, token: string): Promise<Fields> => {
  const { attempt } = await ask(app, attemptStart, token, { examId: exams.practice });
  return { attemptId: attempt?.['attemptId'], questionId: 10_801, values: ['A'] };
};

/** The draft of a questionnaire that may be answered again and again, with a number larger than any before. */
const drafting = (): Promise<Fields> => {
  sheets += 1;
  const answers = [{ questionId: 10_501, values: ['4'] }];
  return Promise.resolve({ questionnaireId: 105, answers, seq: sheets, baseSeq: sheets });
};

/** An open review of a paper that somebody else has written. */
const reviewing = async (app: TestServer, token: string): Promise<Fields> => {
  const { list } = await ask(app, reviewList, token, {});
  return { reviewId: list?.[0]?.['reviewId'] };
};

/** A request for access that nobody has answered: one that was answered is opened again. */
const requested = async ({ database }: TestServer): Promise<Fields> => {
  const [request] = await asSystem(database.db, (tx) =>
    tx
      .update(accessRequest)
      .set({ state: 'open' })
      .where(eq(accessRequest.companyId, 1001))
      .returning({ requestId: accessRequest.requestId }),
  );
  return { requestId: request?.requestId };
};

type Stage = (app: TestServer, token: string) => Promise<Fields>;

const stages: readonly (readonly [AnyCall, Stage])[] = [
  [login, () => Promise.resolve({ account: '13800000002', password, domainName: 'sunrise', loginKind: 1 })],
  [
    jobNumberLogin,
    () => Promise.resolve({ jobNumber: 'QH0001', password, domainName: 'qinghe', companyId: 1003 }),
  ],
  [
    createVideoUpload,
    async (app, token) => {
      const configs: Record<string, Json> = await ask(app, videoCloudConfig, token, {});
      const [config] = Object.values(configs);
      return {
        fileName: 'film.mp4',
        fileSize: 1000,
        kind: 'video',
        typeId: config?.['videoTypeId'],
        presetId: config?.['videoPresetId'],
      };
    },
  ],
  [fileUploadToken, () => Promise.resolve({ fileName: 'face.png', fileSize: 1000, scene: 'avatar' })],
  [studyHeartbeat, started],
  [attemptSave, sitting],
  [attemptSubmit, sitting],
  [attemptSwitch, attempting],
  [attemptWatch, attempting],
  [attemptSwitchComment, switched],
  [attemptLate, late],
  [attemptCheck, practising],
  [examExtraTime, () => Promise.resolve({ examId: exams.quarterly, attemptIds: undefined })],
  [examEnd, () => Promise.resolve({ examId: exams.practice, attemptIds: undefined })],
  [reviewDetail, reviewing],
  [reviewSubmit, async (app, token) => ({ ...(await reviewing(app, token)), draft: true })],
  [accessAnswer, requested],
  [questionnaireSave, drafting],
  [questionnaireSubmit, drafting],
  [studyEvidence, async (app, token) => ({ courseId, ...(await started(app, token)) })],
  [
    noteDelete,
    async (app, token) => {
      await ask(app, noteSave, token, { courseId, content: '记住', isPublic: false });
      const query = { scope: 'mine', pageSize: 100 };
      const { data } = await app.call('GET', noteList.path, { query, token });
      return { noteIds: data['list']?.map(({ noteId }) => noteId) };
    },
  ],
  [threadCreate, mentioning],
  [threadDelete, written],
  [
    threadEdit,
    async (app, token) => {
      const fields = await written(app, token);
      app.advance(6);
      return fields;
    },
  ],
  [threadAdopt, written],
  [chatMessages, talked],
  [chatFeedback, talked],
  [chatDelete, talked],
];

const byId = new Map(stages.map(([call, stage]) => [call.id, stage]));

/**
 * Fields that a call needs besides those of its sample in order to be answered: a study session, a thread or
 * a question is created for it. They are created for each request, because a call may use them up.
 */
export async function stageOf(app: TestServer, call: AnyCall, token: string | undefined): Promise<Fields> {
  return (await byId.get(call.id)?.(app, token ?? '')) ?? {};
}
