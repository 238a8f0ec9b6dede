import { CourseListKind, HomeModuleKind, TargetKind } from '@stoa/domain';
import type { GlobalConfig, LinkTarget } from '@stoa/domain';
import type { homeModule } from '../../db/schema/index.ts';

interface Seen {
  readonly flags: GlobalConfig;
  /** Whether the VIP area is hidden from this member. */
  readonly hideVip: boolean;
}

interface Area {
  readonly target: TargetKind;
  readonly path: RegExp;
  readonly closed: (seen: Seen) => boolean;
}

/** Areas that can be closed for a company or a member; the home page then has no entry that leads there. */
const areas: readonly Area[] = [
  { target: TargetKind.Knowledge, path: /^\/knowledge\//, closed: ({ flags }) => !flags.knowledgeModule },
  { target: TargetKind.Vip, path: /^\/vip\//, closed: ({ hideVip }) => hideVip },
  { target: TargetKind.AiPlan, path: /^\/study\/ai-plan\b/, closed: ({ flags }) => !flags.showAiChatFlg },
];

export const leadsToClosed = ({ kind, url }: LinkTarget, seen: Seen): boolean =>
  areas.some(
    ({ target, path, closed }) =>
      (kind === target || (kind === TargetKind.Url && path.test(url ?? ''))) && closed(seen),
  );

type Module = Pick<typeof homeModule.$inferSelect, 'flag' | 'kind' | 'query'>;

export const isClosedModule = ({ flag, kind, query }: Module, { flags, hideVip }: Seen): boolean =>
  (flag !== null && !flags[flag]) ||
  (kind === HomeModuleKind.Knowledge && !flags.knowledgeModule) ||
  (hideVip && (kind === HomeModuleKind.Vip || query?.['kind'] === CourseListKind.Vip));
