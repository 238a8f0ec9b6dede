import { ErrorCode } from '@stoa/domain';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers, Run } from '../../http/register.ts';
import { pageOf } from '../../http/page.ts';
import { outboxKey } from '../account/outboxKey.ts';
import { viewerOf } from '../course/viewer.ts';
import { isMyMentor, livesWith } from './detail.ts';
import { peopleFound, personSeen } from './queries.ts';
import { personViews } from './views.ts';

const list: Run<'personList'> = async (context, filter) => {
  const { rows, total } = await peopleFound(context, filter);
  return pageOf(await personViews(context, await viewerOf(context), rows), total, filter);
};

/** A person of another company is not found. */
const detail: Run<'personDetail'> = async (context, { personId }) => {
  const row = await personSeen(context, personId);
  if (row === undefined) throw new BusinessError(ErrorCode.NotFound);
  const [view] = await personViews(context, await viewerOf(context), [row]);
  if (view === undefined) throw new Error('A person has no view.');
  return {
    ...view,
    lives: await livesWith(context, personId),
    // Empty until the area of articles is built.
    knowledge: [],
    myMentor: await isMyMentor(context, row),
    outboxKey: outboxKey(context),
  };
};

export const peopleHandlers = {
  personList: list,
  personDetail: detail,
} satisfies Handlers;
