import type { LiveTab } from '@stoa/api/contract/live';
import type { LiveKind } from '@stoa/domain';
import { LiveStatus } from '@stoa/domain';
import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { ofCompanyOrPlatform } from '../../db/owned.ts';
import { live } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { pageFrom } from '../../http/page.ts';
import type { PageRequest } from '../../http/page.ts';
import type { LiveRow } from './room.ts';
import { statusOf } from './rules.ts';
import { lecturersOf, summariesOf } from './summary.ts';

export interface LiveFilter extends PageRequest {
  liveKind?: LiveKind | undefined;
  /** When given, only these streams are listed; otherwise all streams. */
  ids?: readonly number[] | undefined;
  tab: LiveTab;
  keyword?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
}

const isIn = (tab: LiveTab, status: LiveStatus): boolean => {
  switch (tab) {
    case 'all':
      return true;
    case 'upcoming':
      return status === LiveStatus.Upcoming;
    case 'live':
      return status === LiveStatus.Live;
    case 'playback':
      return status === LiveStatus.Playback;
    default:
      return tab satisfies never;
  }
};

/** Running streams first, then upcoming ones, then past ones, the latest first. */
const rank: Readonly<Record<LiveStatus, number>> = {
  [LiveStatus.Live]: 0,
  [LiveStatus.Upcoming]: 1,
  [LiveStatus.Playback]: 2,
  [LiveStatus.Ended]: 2,
  [LiveStatus.Cancelled]: 2,
};

const compare =
  (now: number) =>
  (one: LiveRow, other: LiveRow): number => {
    const [first, second] = [rank[statusOf(one, now)], rank[statusOf(other, now)]];
    if (first !== second) return first - second;
    return first === 2 ? other.startTime - one.startTime : one.startTime - other.startTime;
  };

/** Answers `liveList`. */
export async function liveListOf(context: SessionContext, { keyword = '', ...filter }: LiveFilter) {
  const { tx, session, text, now } = context;
  const rows = await tx
    .select()
    .from(live)
    .where(
      and(
        ofCompanyOrPlatform(live.companyId, session.companyId),
        filter.liveKind === undefined ? undefined : eq(live.liveKind, filter.liveKind),
        filter.ids === undefined ? undefined : oneOf(live.liveId, filter.ids),
        filter.from === undefined ? undefined : gte(live.startTime, filter.from),
        filter.to === undefined ? undefined : lte(live.startTime, filter.to),
      ),
    )
    .orderBy(asc(live.startTime));
  const wanted = keyword.toLowerCase();
  const found = rows
    .filter((row) => isIn(filter.tab, statusOf(row, now)) && text(row.title).toLowerCase().includes(wanted))
    .toSorted(compare(now));
  const page = pageFrom(found, filter);
  return { ...page, list: await summariesOf(context, page.list, await lecturersOf(context, page.list)) };
}
