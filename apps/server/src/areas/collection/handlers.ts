import { ErrorCode } from '@stoa/domain';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers, Run } from '../../http/register.ts';
import { pageFrom } from '../../http/page.ts';
import { viewerOf } from '../course/viewer.ts';
import { collectionOr404, collectionsSeen } from './queries.ts';
import { collectionViews } from './views.ts';

/** Searches in the translated names, because there are only a few collections. */
const list: Run<'collectionList'> = async (context, { kind, keyword = '', ...page }) => {
  const { tx, session, text } = context;
  const rows = await collectionsSeen(tx, session.companyId, { kind });
  const wanted = keyword.toLowerCase();
  const found = rows.filter(({ name, summary }) =>
    [name.zh, name.en, text(summary)].some((words) => words.toLowerCase().includes(wanted)),
  );
  const { list: shown, ...rest } = pageFrom(found, page);
  return { ...rest, list: await collectionViews(context, await viewerOf(context), shown) };
};

const detail: Run<'collectionDetail'> = async (context, { id }) => {
  const row = await collectionOr404(context, id);
  const [view] = await collectionViews(context, await viewerOf(context), [row]);
  if (view === undefined) throw new BusinessError(ErrorCode.NotFound);
  return view;
};

export const collectionHandlers = {
  collectionList: list,
  collectionDetail: detail,
} satisfies Handlers;
