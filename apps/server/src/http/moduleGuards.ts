import type { CallModule } from '@stoa/api/contract/define';
import { CourseListKind, ErrorCode, PurchaseKind, Relation, TargetKind } from '@stoa/domain';
import type { GlobalConfig } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { member } from '../db/schema/index.ts';
import { flagsOf } from '../areas/company/queries.ts';
import type { Settings } from '../settings.ts';
import { BusinessError } from './errors.ts';
import type { Session } from './sessions.ts';

/** The facts by which a guard decides. Parameters are unparsed: text in a query or form, values in JSON. */
export interface Facts {
  readonly flags: GlobalConfig;
  /** Whether the VIP module is hidden from this member. */
  readonly hideVip: boolean;
  readonly sent: Readonly<Record<string, unknown>>;
}

const is = (sent: unknown, ...values: readonly (string | number)[]): boolean =>
  values.some((value) => String(sent) === String(value));

const courseTargets = [TargetKind.Course, TargetKind.CloudCourse, TargetKind.CourseItem] as const;
const hidesWanna = ({ flags }: Facts): boolean => !flags.showWannaLearnFlg;

/**
 * Whether a module is closed for a request. Flags that only remove something from an answer are handled by
 * the handler.
 */
const isClosed = {
  knowledge: ({ flags }) => !flags.knowledgeModule,
  courseKinds: (facts) => {
    const { flags, sent } = facts;
    const { Vip, Paid, Ai, Recommend, Wanna } = CourseListKind;
    return (
      (!flags.showVipPaidCourseFlg && is(sent['kind'], Vip, Paid)) ||
      (!flags.showRecommendCourseFlg && is(sent['kind'], Ai, Recommend)) ||
      (hidesWanna(facts) && is(sent['kind'], Wanna))
    );
  },
  vip: ({ hideVip }) => hideVip,
  purchase: ({ hideVip, sent }) => hideVip && is(sent['purchaseKind'], PurchaseKind.Vip),
  marks: (facts) => {
    const { flags, sent } = facts;
    const ofCourse = is(sent['targetKind'], TargetKind.Course, TargetKind.CloudCourse);
    return (
      (hidesWanna(facts) && is(sent['relation'], Relation.Wanna)) ||
      (flags.hideCourseCollect && ofCourse && is(sent['relation'], Relation.Collect))
    );
  },
  myCourses: (facts) =>
    (hidesWanna(facts) && is(facts.sent['tab'], 'wanna')) ||
    (facts.flags.hideCourseCollect && is(facts.sent['tab'], 'collected')),
  sharing: ({ flags }) => !flags.showSharingRewardsFlg,
  // Suggestions are not covered, because they are requested in the background while somebody types; their
  // handler answers empty lists.
  search: ({ flags }) => !flags.showSearchCourseFlg,
  assistant: ({ flags }) => !flags.showAiChatFlg,
  // Calls that name a thread by id have no target here; their handlers call `demandComments`.
  comments: ({ flags, sent }) => flags.hideCourseComment && is(sent['targetKind'], ...courseTargets),
  orders: ({ flags }) => flags.hideMyOrder,
} satisfies Record<CallModule, (facts: Facts) => boolean>;

/** Error code of a call whose module is closed; 1005 for modules that are not listed. */
const codes: Readonly<Partial<Record<CallModule, ErrorCode>>> = {
  assistant: ErrorCode.AiOff,
  comments: ErrorCode.CommentOff,
};

/** Refuses a thread that was found by its id, when comments on courses are off. */
export function demandComments(flags: GlobalConfig, targetKind: TargetKind): void {
  if (flags.hideCourseComment && is(targetKind, ...courseTargets)) {
    throw new BusinessError(ErrorCode.CommentOff);
  }
}

/** Refuses a call whose module is closed for the caller's company or for the caller. */
export async function demandModule(
  tx: Database,
  settings: Settings,
  session: Session,
  module: CallModule | undefined,
  sent: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (module === undefined) return;
  const [membership] = await tx
    .select({ hideVip: member.hideVipModule })
    .from(member)
    .where(and(eq(member.memberId, session.memberId), eq(member.userId, session.userId)));
  const facts: Facts = {
    flags: await flagsOf(tx, session.companyId, settings),
    hideVip: membership?.hideVip ?? false,
    sent,
  };
  if (isClosed[module](facts)) throw new BusinessError(codes[module] ?? ErrorCode.ModuleClosed);
}
