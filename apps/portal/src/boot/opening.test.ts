// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { showOpening } from './opening.ts';

const opening = { layout: 'course', title: 'title', text: 'summary', picture: 'coverUrl' } as const;

const show = async (text: string) => {
  const answer = Promise.resolve({ status: 200, date: null, text });
  showOpening({ at: 0, locale: 'en', answer }, opening);
  await answer;
};
const shell = () => document.querySelector('[data-shell="page"]')?.innerHTML;

beforeEach(() => {
  document.body.innerHTML =
    '<div data-shell="page"><div data-shell-part="content"><b></b></div></div><main></main>';
});

it('shows title, summary and picture of the course before the page itself is loaded', async () => {
  const data = { title: '<i>商业</i>模式', summary: '一页纸讲清', coverUrl: '/media/1.svg' };
  await show(JSON.stringify({ code: 200, msg: '', data }));
  const [title, lead] = document.querySelectorAll('p');
  expect(title?.textContent).toBe('<i>商业</i>模式');
  expect(lead?.textContent).toBe('一页纸讲清');
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/1.svg');
  expect(document.querySelector('b')).toBeNull();
});

it.each([
  ['no such course', JSON.stringify({ code: 1004, msg: 'gone', data: null })],
  ['a course without a title', JSON.stringify({ code: 200, data: { title: 7 } })],
  ['a page instead of an answer', '<html>'],
])('leaves the skeleton as it is for %s', async (_what, text) => {
  const before = shell();
  await show(text);
  expect(shell()).toBe(before);
});

it('changes nothing once the screen has replaced the shell', async () => {
  document.body.innerHTML = '<main>页面</main>';
  await show(JSON.stringify({ code: 200, data: { title: '商业模式' } }));
  expect(document.body.textContent).toBe('页面');
});
