import { CourseListKind, ErrorCode, PurchaseKind, Relation, TargetKind } from '@stoa/domain';
import type { GlobalConfig } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { member } from '../db/schema/index.ts';
import { flagsOf } from '../features/company/queries.ts';
import type { Settings } from '../settings.ts';
import { BusinessError } from './errors.ts';
import type { Session } from './sessions.ts';

/** What a guard judges by. Parameters are as they were sent: text in a query or form, values in JSON. */
export interface Facts {
  readonly flags: GlobalConfig;
  /** The member does not see the VIP module. */
  readonly hideVip: boolean;
  readonly sent: Readonly<Record<string, unknown>>;
}

export interface ModuleGuard {
  /** Ids of the calls that it closes. */
  readonly calls: readonly string[];
  readonly closed: (facts: Facts) => boolean;
  /** 1005 when nothing else is said. */
  readonly code?: ErrorCode;
}

const is = (sent: unknown, ...values: readonly (string | number)[]): boolean =>
  values.some((value) => String(sent) === String(value));

const courseTargets = [TargetKind.Course, TargetKind.CloudCourse, TargetKind.CourseItem] as const;
const numbered = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `X${from + index}`);

/**
 * Which calls a module that is switched off closes, and with which code (contract 8.15). A call without a line
 * is open to every company; what a flag only leaves out of an answer is the handler's.
 */
export const moduleGuards: readonly ModuleGuard[] = [
  { calls: numbered(93, 99), closed: ({ flags }) => !flags.knowledgeModule },
  {
    calls: ['X11', 'X12'],
    closed: ({ flags, sent }) =>
      !flags.showVipPaidCourseFlg && is(sent['kind'], CourseListKind.Vip, CourseListKind.Paid),
  },
  {
    calls: ['X11', 'X12'],
    closed: ({ flags, sent }) =>
      !flags.showRecommendCourseFlg && is(sent['kind'], CourseListKind.Ai, CourseListKind.Recommend),
  },
  {
    calls: ['X11', 'X12'],
    closed: ({ flags, sent }) => !flags.showWannaLearnFlg && is(sent['kind'], CourseListKind.Wanna),
  },
  { calls: ['X110'], closed: ({ hideVip }) => hideVip },
  { calls: ['X111'], closed: ({ hideVip, sent }) => hideVip && is(sent['purchaseKind'], PurchaseKind.Vip) },
  {
    calls: ['X31'],
    closed: ({ flags, sent }) => !flags.showWannaLearnFlg && is(sent['relation'], Relation.Wanna),
  },
  { calls: ['X21'], closed: ({ flags, sent }) => !flags.showWannaLearnFlg && is(sent['tab'], 'wanna') },
  { calls: ['X18'], closed: ({ flags }) => !flags.showSharingRewardsFlg },
  // X130 is asked in the background: its handler has nothing to suggest instead (contract 1.2).
  { calls: ['X129'], closed: ({ flags }) => !flags.showSearchCourseFlg },
  { calls: numbered(137, 147), closed: ({ flags }) => !flags.showAiChatFlg, code: ErrorCode.AiOff },
  {
    // X26 and X27 name a thread: their handlers ask `demandComments` about its target.
    calls: ['X24', 'X25'],
    closed: ({ flags, sent }) => flags.hideCourseComment && is(sent['targetKind'], ...courseTargets),
    code: ErrorCode.CommentOff,
  },
  {
    calls: ['X31'],
    closed: ({ flags, sent }) =>
      flags.hideCourseCollect &&
      is(sent['relation'], Relation.Collect) &&
      is(sent['targetKind'], TargetKind.Course, TargetKind.CloudCourse),
  },
  { calls: ['X21'], closed: ({ flags, sent }) => flags.hideCourseCollect && is(sent['tab'], 'collected') },
  { calls: ['X115'], closed: ({ flags }) => flags.hideMyOrder },
];

const guarded = new Set(moduleGuards.flatMap(({ calls }) => calls));

/** Whether a module may close this call. */
export const isGuarded = (callId: string): boolean => guarded.has(callId);

/** For a thread that was found by its id: comments on courses may be off (contract 8.15). */
export function demandComments(flags: GlobalConfig, targetKind: TargetKind): void {
  if (flags.hideCourseComment && is(targetKind, ...courseTargets)) {
    throw new BusinessError(ErrorCode.CommentOff);
  }
}

/** Refuses a call of a module that the caller's company, or the caller, does not have. */
export async function demandModule(
  tx: Database,
  settings: Settings,
  session: Session,
  callId: string,
  sent: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (!isGuarded(callId)) return;
  const [membership] = await tx
    .select({ hideVip: member.hideVipModule })
    .from(member)
    .where(and(eq(member.memberId, session.memberId), eq(member.userId, session.userId)));
  const facts: Facts = {
    flags: await flagsOf(tx, session.companyId, settings),
    hideVip: membership?.hideVip ?? false,
    sent,
  };
  const guard = moduleGuards.find(({ calls, closed }) => calls.includes(callId) && closed(facts));
  if (guard !== undefined) throw new BusinessError(guard.code ?? ErrorCode.ModuleClosed);
}
