import { HomeModuleKind, LiveKind, TargetKind, isValueOf } from '@stoa/domain';
import { idIn, idsIn } from '../../shared/homeModules.ts';
import type { HomeModuleSource } from '../../shared/homeModules.ts';
import { liveListOf } from './list.ts';

/** Live streams, running ones first: those that `ids` lists, else all of the `liveKind`, or of every kind. */
export const liveModules: HomeModuleSource = {
  kinds: [HomeModuleKind.Lives],
  itemsOf: async (context, _viewer, { query, limit }) => {
    const liveKind = idIn(query, 'liveKind');
    const page = await liveListOf(context, {
      liveKind: isValueOf(LiveKind, liveKind) ? liveKind : undefined,
      ids: idsIn(query),
      tab: 'all',
      pageNo: 1,
      pageSize: limit,
    });
    return page.list.map((live) => ({
      target: { kind: TargetKind.Live, id: live.liveId },
      title: live.title,
      coverUrl: live.coverUrl,
      corners: live.corners,
      meta: live.lecturerNames,
      startTime: live.startTime,
      status: live.status,
    }));
  },
};
