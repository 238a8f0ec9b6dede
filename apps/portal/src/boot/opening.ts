import type { BootCall } from '@stoa/api/boot';
import type { ItemKind, ListLayout } from '@stoa/domain';
import { remembered } from '../kernel/remembered.ts';
import type { Opening } from './firstCall.ts';
import { part, picturePart, showAlone, showInstead } from './shellParts.ts';

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
  const shown = entries.slice(0, cards).map((entry, at) => {
    const picture = picturePart(at < pictures ? textOf(entry, 'coverUrl') : '');
    return part('div', 'entry', picture, part('p', 'name', textOf(entry, 'title')));
  });
  const above = ['heading', ...(hasBanner ? ['banner'] : []), 'filters'].map((name) => part('b', name));
  return part('div', 'list', ...above, part('div', 'grid', ...shown));
}

/** The top of the page of a course. */
const coursePart = (course: Fields): HTMLElement =>
  part(
    'div',
    'course',
    part(
      'div',
      'words',
      part('p', 'title', textOf(course, 'title')),
      part('p', 'lead', textOf(course, 'summary')),
    ),
    picturePart(textOf(course, 'coverUrl')),
  );

/** Kinds of lessons that are played: the title of these is below the stage. */
const played: readonly unknown[] = [1, 2] satisfies [typeof ItemKind.Video, typeof ItemKind.Audio];
/** Kinds of lessons whose title is at the top of the page. */
const titledAbove: readonly unknown[] = [6, 7, 8] satisfies [
  typeof ItemKind.ImageText,
  typeof ItemKind.Link,
  typeof ItemKind.Test,
];

/** The page of a lesson without its contents; other kinds begin with a document, which only the page can show. */
function showLesson(course: Fields, lesson: Fields): void {
  const title = textOf(lesson, 'title');
  const isPlayed = played.includes(lesson['itemKind']);
  if (title === '' || !(isPlayed || titledAbove.includes(lesson['itemKind']))) return;
  const stage = isPlayed ? [part('div', 'stage', picturePart(textOf(lesson, 'posterUrl')))] : [];
  showAlone(
    part('div', 'bar', textOf(course, 'title')),
    part('div', 'lesson', ...stage, part('p', 'title', title), part('div', 'panel')),
  );
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
  if (opening === 'lesson') {
    showLesson(Object(data['course']), Object(data['item']));
    return;
  }
  const entries = listOf(data);
  const banners = listOf(await dataOf(bannerCall));
  if (entries[0] && seesCards()) showInstead(listPart(entries, banners.length > 0));
}
