import path from 'node:path';

/** Where the journeys run: ports and data folders of their own. */
export const port = 4692;
/** A second server, for the journey that kills it. */
export const killedPort = 4693;

/** A third one, whose log with the codes of messages is read. */
export const smsPort = 4698;
/** Another one to kill, while a film plays. */
export const fairPort = 4699;

export const portalRoot = path.resolve(import.meta.dirname, '../..');
const cache = path.join(portalRoot, 'node_modules/.cache/journeys');
export const dataDir = path.join(cache, 'data');
export const killedDataDir = path.join(cache, 'killed');
export const smsDataDir = path.join(cache, 'sms');
export const fairDataDir = path.join(cache, 'fair');
/** What the journeys of uploads build, send and keep. */
export const uploadsDir = path.join(cache, 'uploads');

/** Address of a demo company; no name is the platform's own. */
export const at = (tenant: string, on = port) => `http://${tenant === '' ? '' : `${tenant}.`}localhost:${on}`;

/**
 * Learners of the demo companies (contract 9.2). A study session supersedes the person's others, so each
 * journey that plays has a learner of its own. A sixth login ends the first of a person's sessions: each journey signs
 * out at its end, and those that log in again and again use the trainer, who is nobody's long visit.
 */
export const learners = {
  rich: '13800000001',
  manager: '13800000002',
  trainer: '13800000003',
  newHire: '13800000006',
  /** Has done nothing yet, and does nothing. */
  untouched: '13910010007',
  lapsed: '13800000009',
  english: '13800000011',
  /** Watches films whose seconds are counted one by one. */
  watcher: '13910010003',
  /** Studies lessons of every kind to their end. */
  student: '13910010002',
  /** Looks around on the study page. */
  reader: '13910010004',
  /** In no company. */
  alone: '13800000008',
  /** Changes who they are and how they log in: nobody else's journey needs them. */
  changing: '13910010005',
  /** Changes the password, which ends that learner's other logins. */
  secret: '13910010006',
  /** Write, note and mark: one for each journey, because the server lets nobody say two things at once. */
  writing: '13910010008',
  noting: '13910010009',
  marking: '13910010010',
  asking: '13910010011',
  /** Asks the assistant. */
  curious: '13910010012',
  /** Of the company deepblue; sends files. */
  sender: '13800000004',
  /** Of the company deepblue, and not allowed in any more. */
  disabled: '13800000010',
} as const;

export const password = 'Learn@2026';

/** The course that the journeys study: three items, the first a film. */
export const courseId = 103;

/** The screens that this release shows, as the journeys open them. */
export const screens = {
  login: '/login',
  home: '/home',
  list: '/course/all',
  detail: `/course/detail?courseId=${courseId}`,
  study: `/course/study?courseId=${courseId}`,
} as const;
