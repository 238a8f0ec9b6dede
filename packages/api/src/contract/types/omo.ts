import { ClassMemberState, ClassState, ReviewState, SignMethod, SignResult } from '@stoa/domain';
import * as v from 'valibot';
import { taskItem } from './plan.ts';
import { fileRef, personBrief, progressBrief, userBrief } from './values.ts';
import { extended } from './wire.ts';

/** How people join a class: freely, after approval, or by assignment. */
export const EnrolMode = { Free: 1, Approval: 2, Assigned: 3 } as const;
export type EnrolMode = (typeof EnrolMode)[keyof typeof EnrolMode];

/** Whether somebody signs in or out. */
export const SignDirection = { In: 1, Out: 2 } as const;
export type SignDirection = (typeof SignDirection)[keyof typeof SignDirection];

/** The state of a class meeting, by its dates. */
export const SessionState = { Upcoming: 1, Ongoing: 2, Ended: 3 } as const;
export type SessionState = (typeof SessionState)[keyof typeof SessionState];

/** How and when somebody signed in or out. */
export const signRecord = v.object({
  signId: v.number(),
  result: v.enum(SignResult),
  time: v.optional(v.number()),
  method: v.optional(v.enum(SignMethod)),
  distance: v.optional(v.number()),
  correctedBy: v.optional(userBrief),
});
export type SignRecord = v.InferOutput<typeof signRecord>;

/** A chance to sign in or out. */
export const signActivity = v.object({
  signId: v.number(),
  sessionId: v.number(),
  direction: v.enum(SignDirection),
  methods: v.array(v.enum(SignMethod)),
  openTime: v.number(),
  lateTime: v.optional(v.number()),
  closeTime: v.number(),
  radius: v.optional(v.number()),
  lat: v.optional(v.number()),
  lng: v.optional(v.number()),
  my: v.optional(signRecord),
});
export type SignActivity = v.InferOutput<typeof signActivity>;

/** One meeting of a class, at a place or online. */
export const omoSession = v.object({
  sessionId: v.number(),
  classId: v.number(),
  name: v.string(),
  startTime: v.number(),
  endTime: v.number(),
  place: v.string(),
  address: v.string(),
  lat: v.optional(v.number()),
  lng: v.optional(v.number()),
  onlineUrl: v.optional(v.string()),
  lecturers: v.array(personBrief),
  agenda: v.array(v.object({ time: v.number(), title: v.string() })),
  materials: v.array(fileRef),
  signs: v.array(signActivity),
  noteHtml: v.optional(v.string()),
  state: v.enum(SessionState),
});
export type OmoSession = v.InferOutput<typeof omoSession>;

/** A class as lists show it. */
export const omoClassSummary = v.object({
  classId: v.number(),
  companyId: v.number(),
  partner: v.boolean(),
  name: v.string(),
  coverUrl: v.string(),
  state: v.enum(ClassState),
  myState: v.enum(ClassMemberState),
  enrolMode: v.enum(EnrolMode),
  enrolStartTime: v.optional(v.number()),
  enrolEndTime: v.optional(v.number()),
  startTime: v.number(),
  endTime: v.number(),
  capacity: v.number(),
  enrolledNum: v.number(),
  place: v.string(),
  lecturers: v.array(personBrief),
  credit: v.number(),
  progress: progressBrief,
});
export type OmoClassSummary = v.InferOutput<typeof omoClassSummary>;

const myClass = v.object({
  attended: v.number(),
  sessionNum: v.number(),
  attendancePercent: v.number(),
  lateNum: v.number(),
  tasksDone: v.number(),
  tasksRequired: v.number(),
  homework: v.array(
    v.object({
      homeworkId: v.number(),
      title: v.string(),
      state: v.enum(ReviewState),
      score: v.optional(v.number()),
    }),
  ),
  assessments: v.array(
    v.object({
      assessmentId: v.number(),
      name: v.string(),
      total: v.optional(v.number()),
      passed: v.optional(v.boolean()),
    }),
  ),
  exams: v.array(
    v.object({
      examId: v.number(),
      title: v.string(),
      score: v.optional(v.number()),
      passed: v.optional(v.boolean()),
    }),
  ),
  finalScore: v.optional(v.number()),
  failReasons: v.optional(v.array(v.string())),
});

/** A class with its phases and meetings; `my` is the member's own result so far. */
export const omoClass = extended(omoClassSummary, {
  introHtml: v.string(),
  managers: v.array(userBrief),
  certificate: v.optional(v.object({ templateId: v.number(), name: v.string() })),
  completeRule: v.object({
    minAttendancePercent: v.number(),
    allRequiredTasks: v.boolean(),
    minScore: v.optional(v.number()),
  }),
  phases: v.array(v.object({ phaseId: v.number(), name: v.string(), tasks: v.array(taskItem) })),
  announcements: v.array(v.object({ id: v.number(), title: v.string(), html: v.string(), time: v.number() })),
  materials: v.array(fileRef),
  sessions: v.array(omoSession),
  memberNum: v.number(),
  members: v.optional(v.array(userBrief)),
  canManage: v.boolean(),
  my: v.optional(myClass),
});
export type OmoClass = v.InferOutput<typeof omoClass>;

/** A meeting with its activities for signing in; without a signId, those of today. */
export const signInfo = v.object({
  session: omoSession,
  signs: v.array(signActivity),
  canDisplay: v.boolean(),
  serverTime: v.number(),
});
export type SignInfo = v.InferOutput<typeof signInfo>;

/** The code on the lecturer's screen and who has signed in. */
export const signDisplay = v.object({
  code6: v.string(),
  qrContent: v.string(),
  refreshSeconds: v.number(),
  signed: v.number(),
  late: v.number(),
  total: v.number(),
  latest: v.array(v.object({ user: userBrief, time: v.number(), result: v.enum(SignResult) })),
});
export type SignDisplay = v.InferOutput<typeof signDisplay>;

/** A meeting with its class and, for those who manage it, its members. */
export const offlineClass = extended(omoSession, {
  class: v.object({ classId: v.number(), name: v.string() }),
  members: v.optional(v.array(v.object({ user: userBrief, sign: v.optional(signRecord) }))),
});
export type OfflineClass = v.InferOutput<typeof offlineClass>;
