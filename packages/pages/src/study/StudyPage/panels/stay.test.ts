import { ItemKind } from '@stoa/domain';
import { expect, test } from 'vitest';
import { lessonFixture } from '../../fixtures.ts';
import { restOf, stayOf } from './stay.ts';

const film = lessonFixture('zh-CN');
const text = (html: string) => ({ ...film, item: { ...film.item, itemKind: ItemKind.ImageText, html } });
const paper = (pageCount: number) => ({
  ...film,
  item: {
    ...film.item,
    itemKind: ItemKind.Document,
    document: { url: '/guide.pdf', type: 'pdf' as const, pageCount },
  },
});

test('a document requires two seconds a page, at least the minimum of the course and at most five minutes', () => {
  expect([1, 30, 400].map((pages) => stayOf(paper(pages)))).toEqual([10, 60, 300]);
});

test('a text is as long as its words, whatever its markup, and a Chinese character counts as a word', () => {
  expect(stayOf(text(`<p>${'学'.repeat(1_200)}</p>`))).toBe(36);
  expect(stayOf(text(`<p>${'<b>word</b> '.repeat(1_200)}</p>`))).toBe(36);
});

test('a film and a completed lesson have no time to stay', () => {
  expect(restOf(film)).toBe(0);
  const long = paper(400);
  expect(restOf({ ...long, progress: { ...long.progress, studySeconds: 120.4 } })).toBe(180);
  expect(restOf({ ...long, progress: { ...long.progress, studySeconds: 0, completedTime: 1 } })).toBe(0);
});
