import type { Note } from '@stoa/api/contract/interact';
import { expect, test } from 'vitest';
import { byCourse } from './byCourse.ts';

const note = (noteId: number, courseId: number, courseTitle?: string): Note => ({
  noteId,
  courseId,
  courseTitle,
  content: '',
  isPublic: false,
  updatedTime: 0,
  mine: true,
  likeNum: 0,
});

test('notes are listed with their course, the course of the newest note first, each in the order of the list', () => {
  const groups = byCourse([note(9, 2, '客诉'), note(8, 1, '陈列'), note(7, 2, '客诉'), note(6, 3)]);
  expect(
    groups.map(({ courseId, title, notes }) => [courseId, title, notes.map((one) => one.noteId)]),
  ).toEqual([
    [2, '客诉', [9, 7]],
    [1, '陈列', [8]],
    [3, undefined, [6]],
  ]);
});
