import type { Handlers, Run } from '../../http/register.ts';
import { navAreaOr404 } from './queries.ts';

/** Name and tabs of the area; its contents come from the lists of courses, topics or classes. */
const head: Run<'navArea'> = async (context, { areaId }) => {
  const { text, media } = context;
  const row = await navAreaOr404(context, areaId);
  return {
    areaId: row.areaId,
    areaKind: row.areaKind,
    name: text(row.name),
    descriptionHtml: text(row.descriptionHtml),
    bannerUrl: row.bannerUrl === '' ? undefined : media(row.bannerUrl),
    tabs:
      row.tabs.length === 0 ? undefined : row.tabs.map(({ tabId, name }) => ({ tabId, name: text(name) })),
  };
};

export const navAreaHandlers = {
  navArea: head,
} satisfies Handlers;
