import type { LiveSummary } from '@stoa/api/contract/live';
import type { LiveCardProps } from '@stoa/ui/LiveCard';
import { liveCover } from '../../../common/cover.ts';
import type { Resolve } from '../../../links/index.ts';
import { liveHref } from './liveHref.ts';

/** The props of a live card without those that the page adds. */
export type LiveView = Omit<LiveCardProps, 'now' | 'level' | 'renderLink'>;

/**
 * Live streams as cards, without the lecturer, who is the person of the page; those that lead nowhere are
 * left out.
 */
export const liveCardsOf = (lives: readonly LiveSummary[], resolve: Resolve): LiveView[] =>
  lives.flatMap((live) => {
    const href = liveHref(live, resolve);
    if (href === undefined) return [];
    const { title, coverUrl, liveKind, status, startTime, endTime, corners } = live;
    const { seed } = liveCover(live);
    const counts = { subscriberCount: live.subscribeNum, viewerCount: live.viewNum };
    return [{ seed, title, href, coverUrl, liveKind, status, startTime, endTime, corners, ...counts }];
  });
