import type { Note } from '@stoa/api/contract/interact';
import { expect, it } from 'vitest';
import { newField, noteField, type Outgoing } from './desk.ts';
import { editDrafts, lessonsOf, noteViews } from './noteView.ts';

const note = (noteId: number, change: Partial<Note> = {}): Note => ({
  noteId,
  courseId: 1,
  content: `笔记 ${noteId}`,
  isPublic: false,
  updatedTime: 5,
  mine: true,
  likeNum: 0,
  ...change,
});
const outgoing = (id: string, field: string): Outgoing => ({
  id,
  field,
  text: '新的',
  pictures: [],
  time: 9,
});
const all = { outgoing: [outgoing('a', newField), outgoing('b', noteField('1'))], isSending: () => false };

it('a change that was not saved shows the person’s words in the place of the note', () => {
  const views = noteViews([note(1), note(2)], { ...all, withNew: true });
  expect(views.map(({ id, text, state }) => [id, text, state])).toEqual([
    ['1', '新的', 'failed'],
    ['2', '笔记 2', undefined],
    ['a', '新的', 'failed'],
  ]);
});

it('one’s new notes do not stand among the public ones, and those of others say whose they are', () => {
  const author = { userId: 2, id: 2, realName: '周一诺', avatar: '' };
  const views = noteViews([note(2, { mine: false, isPublic: true, author })], { ...all, withNew: false });
  expect(views).toMatchObject([{ id: '2', author: '周一诺', isPublic: true }]);
});

const item = (itemId: number) => ({ itemId, title: `第 ${itemId} 节` });
const chapter = (ids: number[]) => ({ items: ids.map(item) });

it('names the items of chapters and of chapters below them, in the order of the course', () => {
  const outline = [{ ...chapter([1]), children: [chapter([2, 3])] }, chapter([4])];
  expect(lessonsOf(outline).map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
});

it('finds begun changes by their note', () => {
  expect(editDrafts({ 'note:3': { text: '' }, new: { text: 'x' } })).toEqual(new Map([['3', '']]));
});
