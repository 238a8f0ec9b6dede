import path from 'node:path';

/** Ports and data folders of the journeys, separate from those of development. */
export const port = 4692;
/** Port of the second server, for the journey that kills it. */
export const killedPort = 4693;

/** Port of the third server, whose log is read for the codes of text messages. */
export const smsPort = 4698;
/** Port of the fourth server, which is killed while a film plays. */
export const fairPort = 4699;

export const portalRoot = path.resolve(import.meta.dirname, '../..');
const cache = path.join(portalRoot, 'node_modules/.cache/journeys');
export const dataDir = path.join(cache, 'data');
export const killedDataDir = path.join(cache, 'killed');
export const smsDataDir = path.join(cache, 'sms');
export const fairDataDir = path.join(cache, 'fair');
/** Folder for what the journeys of uploads build, send and store. */
export const uploadsDir = path.join(cache, 'uploads');

/** Address of a demo company; an empty name is the platform itself. */
export const at = (tenant: string, on = port) => `http://${tenant === '' ? '' : `${tenant}.`}localhost:${on}`;

/**
 * Learners of the demo companies. A new study session ends the person's previous one, so each journey that
 * plays a film has a learner of its own. A sixth login ends the first of a person's sessions; so each journey
 * signs out at its end, and those that log in many times use the trainer, who has no long visit in any
 * journey.
 */
export const learners = {
  rich: '13800000001',
  manager: '13800000002',
  trainer: '13800000003',
  newHire: '13800000006',
  /** Has no study history, and must not get any. */
  untouched: '13910010007',
  lapsed: '13800000009',
  english: '13800000011',
  /** Watches films whose seconds are counted exactly. */
  watcher: '13910010003',
  /** Studies lessons of every kind to their end. */
  student: '13910010002',
  /** Looks around on the study page without completing anything. */
  reader: '13910010004',
  /** Belongs to no company. */
  alone: '13800000008',
  /** Changes profile and login, so no other journey may use this learner. */
  changing: '13910010005',
  /** Changes the password, which ends the learner's other sessions. */
  secret: '13910010006',
  /**
   * One learner for each journey that writes, notes or marks, because the server limits how often one person
   * may write.
   */
  writing: '13910010008',
  noting: '13910010009',
  marking: '13910010010',
  asking: '13910010011',
  /** Looks at pages while flags of the company change; enrols in nothing and marks nothing. */
  looking: '13910010014',
  /** Has a history of searches that is counted. */
  searching: '13910010015',
  /** Asks the assistant questions. */
  curious: '13910010012',
  /** Answer questionnaires: with their name, anonymously, and by their own choice. */
  named: '13910010021',
  nameless: '13910010022',
  deciding: '13910010023',
  /** Answers an exam wrongly and practises it. */
  practising: '13910010016',
  /** Asks for a course, and has it opened. */
  opened: '13910010013',
  /** Uploads files; belongs to the company deepblue. */
  sender: '13800000004',
  /** Belongs to the company deepblue; the account is disabled. */
  disabled: '13800000010',
} as const;

export const password = 'Learn@2026';

/** The course that the journeys study: three items, the first a film. */
export const courseId = 103;

/** The screens of this release, with the addresses that the journeys open. */
export const screens = {
  login: '/login',
  home: '/home',
  list: '/course/all',
  detail: `/course/detail?courseId=${courseId}`,
  study: `/course/study?courseId=${courseId}`,
} as const;
