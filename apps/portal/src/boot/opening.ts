import type { BootCall } from '@stoa/api/boot';
import type { ListLayout } from '@stoa/domain';
import { remembered } from '../kernel/remembered.ts';
import type { Opening } from './firstCall.ts';
import { part, picturePart, showInstead } from './shellParts.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Answer {
  readonly code?: unknown;
  readonly data?: Fields | null;
}

/** The data of an answer; none of a faulty one, which the screen reports and the shell leaves out. */
const dataOf = async (call: BootCall | undefined): Promise<Fields> => {
  try {
    const { code, data }: Answer = JSON.parse((await call?.answer)?.text ?? '{}');
    return (code === 200 && data) || {};
  } catch {
    return {};
  }
};

const listOf = ({ list }: Fields): readonly Fields[] => (Array.isArray(list) ? list : []);

const textOf = (fields: Fields | undefined, name: string): string => {
  const value = fields?.[name];
  return typeof value === 'string' ? value : '';
};

/** Cards that the shell shows, and those of the first row of a wide page, which are shown with a picture. */
const cards = 8;
const pictures = 4;

/** How the session stores that a person sees lists as tables. */
const asTable: `${typeof ListLayout.Table}` = '1';

/** Whether this person sees a list as cards, and not as the rows of a table. */
const seesCards = (): boolean =>
  !location.search.includes('layout=') && remembered('listTypography') !== asTable;

/** The first cards of a list, below the space of its heading, its banner and its filters. */
function listPart(entries: readonly Fields[], hasBanner: boolean): HTMLElement {
  const list = part('div', 'list');
  const grid = part('div', 'grid');
  entries.slice(0, cards).forEach((entry, at) => {
    const card = part('div', 'entry');
    const picture = at < pictures ? textOf(entry, 'coverUrl') : '';
    card.append(picturePart(picture), part('p', 'name', textOf(entry, 'title')));
    grid.append(card);
  });
  list.append(part('b', 'heading'), ...(hasBanner ? [part('b', 'banner')] : []), part('b', 'filters'), grid);
  return list;
}

/** The top of the page of a course. */
function coursePart(course: Fields): HTMLElement {
  const top = part('div', 'course');
  const words = part('div', 'words');
  words.append(part('p', 'title', textOf(course, 'title')), part('p', 'lead', textOf(course, 'summary')));
  top.append(words, picturePart(textOf(course, 'coverUrl')));
  return top;
}

/**
 * Writes what a call answered into the shell, at the place that it has on the screen. It replaces the skeleton at
 * once, so that nothing on the page moves; a list waits for the answer that has the banners above it.
 */
export async function showOpening(
  opening: Opening,
  call: BootCall | undefined,
  bannerCall?: BootCall,
): Promise<void> {
  const data = await dataOf(call);
  if (opening === 'course') {
    if (textOf(data, 'title') !== '') showInstead(coursePart(data));
    return;
  }
  const entries = listOf(data);
  const banners = listOf(await dataOf(bannerCall));
  if (entries[0] && seesCards()) showInstead(listPart(entries, banners.length > 0));
}
