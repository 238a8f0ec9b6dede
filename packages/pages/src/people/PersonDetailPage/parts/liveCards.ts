import type { LiveSummary } from '@stoa/api/contract/live';
import { TargetKind } from '@stoa/domain';
import type { LiveCardProps } from '@stoa/ui/LiveCard';
import { liveCover } from '../../../common/cover.ts';
import { hrefOf, type Resolve } from '../../../links/index.ts';

/** The props of a live card without those that the page adds. */
export type LiveView = Omit<LiveCardProps, 'now' | 'level' | 'renderLink'>;

/**
 * Live streams as cards, without the lecturer, who is the person of the page; those that lead nowhere are
 * left out.
 */
export const liveCardsOf = (lives: readonly LiveSummary[], resolve: Resolve): LiveView[] =>
  lives.flatMap((live) => {
    const params = { liveKind: String(live.liveKind) };
    const href = hrefOf(resolve({ kind: TargetKind.Live, id: live.liveId, params }));
    if (href === undefined) return [];
    const { title, coverUrl, liveKind, status, startTime, endTime, corners } = live;
    const { seed } = liveCover(live);
    const counts = { subscriberCount: live.subscribeNum, viewerCount: live.viewNum };
    return [{ seed, title, href, coverUrl, liveKind, status, startTime, endTime, corners, ...counts }];
  });
