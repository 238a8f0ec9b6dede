// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import type { Opening } from './firstCall.ts';
import { showOpening } from './opening.ts';

const answered = (text: string) => ({
  at: 0,
  locale: 'en',
  answer: Promise.resolve({ status: 200, date: null, text }),
});
const good = (data: unknown) => JSON.stringify({ code: 200, msg: '', data });
const show = (opening: Opening, text: string, banner?: string) =>
  showOpening(opening, answered(text), banner === undefined ? undefined : answered(banner));

const shell = () => document.querySelector('[data-shell="page"]')?.innerHTML;
const parts = (name: string) => [...document.querySelectorAll(`[data-shell-part="${name}"]`)];
const courses = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ title: `课程 ${at}`, coverUrl: `/media/${at}.svg` }));

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  document.body.innerHTML =
    '<div data-shell="page"><div data-shell-part="content"><b></b></div></div><main></main>';
});

it('shows title, summary and picture of the course before the page itself is loaded', async () => {
  await show('course', good({ title: '<i>商业</i>模式', summary: '一页纸讲清', coverUrl: '/media/1.svg' }));
  const [title, lead] = document.querySelectorAll('p');
  expect(title?.textContent).toBe('<i>商业</i>模式');
  expect(lead?.textContent).toBe('一页纸讲清');
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/1.svg');
  expect(document.querySelector('b')).toBeNull();
});

it('shows the first cards of a list, those of the first row with their pictures', async () => {
  await show('list', good({ list: courses(20) }));
  expect(parts('name').map(({ textContent }) => textContent)).toEqual(courses(8).map(({ title }) => title));
  expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(
    courses(4).map(({ coverUrl }) => coverUrl),
  );
});

it.each([
  ['no banner', undefined, 0],
  ['an empty banner', good({ list: [] }), 0],
  ['a banner that cannot be read', '<html>', 0],
  ['a banner', good({ list: [{ id: 1 }] }), 1],
])('keeps the space above the cards of a list that has %s', async (_what, banner, count) => {
  await show('list', good({ list: courses(1) }), banner);
  expect(parts('entry')).toHaveLength(1);
  expect(parts('banner')).toHaveLength(count);
});

it('shows no cards to a person who sees lists as tables', async () => {
  localStorage.setItem('listTypography', '1');
  await show('list', good({ list: courses(1) }));
  expect(parts('entry')).toEqual([]);
});

it('shows no cards where the address names a layout', async () => {
  history.replaceState(null, '', '/course/all?layout=1');
  await show('list', good({ list: courses(1) }));
  expect(parts('entry')).toEqual([]);
});

const lesson = (itemKind: number) =>
  good({
    course: { title: '结构化思维' },
    item: { itemKind, title: '结论先行', posterUrl: '/media/1.webp' },
  });

it.each([
  ['a film', 1, ['bar', 'lesson', 'stage', 'picture', 'title', 'panel']],
  ['a text', 6, ['bar', 'lesson', 'title', 'panel']],
])('shows course, title and picture of a lesson at their places: %s', async (_what, itemKind, names) => {
  await show('lesson', lesson(itemKind));
  const shown = [...document.querySelectorAll<HTMLElement>('[data-shell="page"] [data-shell-part]')];
  expect(shown.map(({ dataset }) => dataset['shellPart'])).toEqual(names);
  expect(document.querySelector('img')?.getAttribute('src')).toBe(
    itemKind === 1 ? '/media/1.webp' : undefined,
  );
  expect(parts('bar')[0]?.textContent).toBe('结构化思维');
  expect(parts('title')[0]?.textContent).toBe('结论先行');
});

it.each([
  ['no such course', 'course', JSON.stringify({ code: 1004, msg: 'gone', data: null })],
  ['a course without a title', 'course', good({ title: 7 })],
  ['a page instead of an answer', 'course', '<html>'],
  ['a lesson whose document only the page can show', 'lesson', lesson(3)],
  ['a lesson without data', 'lesson', good({})],
  ['a lesson without a title', 'lesson', good({ course: null, item: { itemKind: 1 } })],
  ['a list without courses', 'list', good({ list: [] })],
  ['a list that is none', 'list', good({ list: 'courses' })],
] as const)('leaves the skeleton as it is for %s', async (_what, opening, text) => {
  const before = shell();
  await show(opening, text);
  expect(shell()).toBe(before);
});

it('changes nothing once the screen has replaced the shell', async () => {
  document.body.innerHTML = '<main>页面</main>';
  await show('course', good({ title: '商业模式' }));
  await show('list', good({ list: courses(1) }));
  await show('lesson', lesson(1));
  expect(document.body.textContent).toBe('页面');
});
