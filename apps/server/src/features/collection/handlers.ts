import { collectionDetail, collectionList } from '@stoa/api/contract/course';
import { ErrorCode } from '@stoa/domain';
import { BusinessError } from '../../http/errors.ts';
import { handle } from '../../http/handle.ts';
import { pageFrom } from '../../http/page.ts';
import { viewerOf } from '../course/viewer.ts';
import { collectionOr404, collectionsSeen } from './queries.ts';
import { collectionViews } from './views.ts';

/** X19: there are few of them, so that the words are looked for in what is shown. */
const list = handle(collectionList, async ({ kind, keyword = '', ...page }, context) => {
  const { tx, session, text } = context;
  const rows = await collectionsSeen(tx, session.companyId, { kind });
  const wanted = keyword.toLowerCase();
  const found = rows.filter(({ name, summary }) =>
    [name.zh, name.en, text(summary)].some((words) => words.toLowerCase().includes(wanted)),
  );
  const { list: shown, ...rest } = pageFrom(found, page);
  return { ...rest, list: await collectionViews(context, await viewerOf(context), shown) };
});

/** X20. */
const detail = handle(collectionDetail, async ({ id }, context) => {
  const row = await collectionOr404(context, id);
  const [view] = await collectionViews(context, await viewerOf(context), [row]);
  if (view === undefined) throw new BusinessError(ErrorCode.NotFound);
  return view;
});

export const collectionHandlers = [list, detail];
