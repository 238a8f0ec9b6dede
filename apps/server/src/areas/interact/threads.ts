import { ThreadState } from '@stoa/api/contract/interact';
import type { ThreadSort } from '@stoa/api/contract/interact';
import type { ThreadKind } from '@stoa/domain';
import { and, asc, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { thread } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { pageOf, rangeOf } from '../../http/page.ts';
import type { PageRequest } from '../../http/page.ts';
import { viewerOf } from '../course/viewer.ts';
import { threadTargetOr404 } from './threadTarget.ts';
import type { Asked } from './threadTarget.ts';
import { threadViews } from './threadView.ts';

export interface ThreadFilter extends PageRequest, Asked {
  readonly threadKind: ThreadKind;
  readonly parentId?: number | undefined;
  readonly mine?: boolean | undefined;
  readonly sort?: ThreadSort | undefined;
  /** Only comments with this number of stars. */
  readonly score?: number | undefined;
  /** The page that contains this thread is answered, in the order `new`. */
  readonly aroundId?: number | undefined;
}

/** Every order ends with the id, so that a page never repeats or loses a thread. */
function orderOf(sort: ThreadSort): SQL[] {
  const newest = [desc(thread.createTime), desc(thread.threadId)];
  switch (sort) {
    case 'new':
      return newest;
    case 'hot':
      return [desc(thread.likeNum), desc(thread.replyNum), ...newest];
    case 'unanswered':
      return [sql`(${thread.replyNum} = 0) desc`, ...newest];
    default:
      return sort satisfies never;
  }
}

/** Replies in the order of writing, the adopted answer first. */
const conversation = [desc(thread.adopted), asc(thread.createTime), asc(thread.threadId)];

/** The number of the page that contains a thread of the list; the first when there is no such thread. */
async function pageAround(
  { tx }: SessionContext,
  where: SQL | undefined,
  threadId: number,
  pageSize: number,
): Promise<number> {
  const newerOrSame = sql`(${thread.createTime}, ${thread.threadId}) >= (select t.create_time, t.thread_id from thread t where t.thread_id = ${threadId})`;
  const place = await tx.$count(thread, and(where, newerOrSame));
  return Math.max(1, Math.ceil(place / pageSize));
}

/** Answers `threadList`. A deleted thread keeps its place as long as it has replies. */
export async function listThreads(context: SessionContext, filter: ThreadFilter) {
  const { tx, session } = context;
  const { threadKind, parentId = 0, mine = false, sort = parentId === 0 ? 'new' : undefined, score } = filter;
  const about = await threadTargetOr404(context, await viewerOf(context), filter);
  const where = and(
    eq(thread.companyId, session.companyId),
    eq(thread.threadKind, threadKind),
    eq(thread.targetKind, about.targetKind),
    eq(thread.targetId, about.targetId),
    eq(thread.parentId, parentId),
    about.itemId === undefined ? undefined : eq(thread.itemId, about.itemId),
    score === undefined ? undefined : eq(thread.score, score),
    mine ? eq(thread.userId, session.userId) : undefined,
    mine
      ? eq(thread.state, ThreadState.Normal)
      : or(eq(thread.state, ThreadState.Normal), gt(thread.replyNum, 0)),
  );
  const { aroundId } = filter;
  const page =
    aroundId === undefined || sort !== 'new'
      ? filter
      : { ...filter, pageNo: await pageAround(context, where, aroundId, rangeOf(filter).limit) };
  const { limit, offset } = rangeOf(page);
  const total = await tx.$count(thread, where);
  const rows = await tx
    .select()
    .from(thread)
    .where(where)
    .orderBy(...(sort === undefined ? conversation : orderOf(sort)))
    .limit(limit)
    .offset(offset);
  return pageOf(await threadViews(context, rows), total, page);
}
