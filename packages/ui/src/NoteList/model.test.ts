import { array, assert, constantFrom, integer, option, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { groupNotes, notesAsMarkdown, piecesOf, searchNotes, type Note } from './model.ts';

const seed = 20_261_121;
const lessons = [
  { id: 'a', title: '认识团队' },
  { id: 'b', title: '一对一沟通怎么谈' },
];
const note = (id: string, change: Partial<Note> = {}): Note => ({
  id,
  text: `笔记 ${id}`,
  time: 0,
  ...change,
});

test('are grouped by lesson in the order of the course, and in the order of the film in each', () => {
  const groups = groupNotes(
    [
      note('1', { lessonId: 'b', position: 90 }),
      note('2'),
      note('3', { lessonId: 'b', position: 12 }),
      note('4', { lessonId: 'b' }),
      note('5', { lessonId: 'a', position: 0 }),
    ],
    lessons,
  );
  expect(groups.map(({ lesson, notes }) => [lesson?.id, notes.map(({ id }) => id)])).toEqual([
    ['a', ['5']],
    ['b', ['4', '3', '1']],
    [undefined, ['2']],
  ]);
});

test('loses no note, whatever lesson it belongs to', () => {
  const notes = array(
    record({
      lessonId: option(constantFrom('a', 'b', 'gone'), { nil: undefined }),
      position: option(integer({ min: 0, max: 9000 }), { nil: undefined }),
      time: integer({ min: 0, max: 9000 }),
    }),
  );
  assert(
    property(notes, (many) => {
      const all = many.map((each, index) => note(String(index), each));
      const shown = groupNotes(all, lessons).flatMap((group) => group.notes);
      expect(shown.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    }),
    { seed },
  );
});

test('are found by their own text and by the title of their lesson, whatever the case', () => {
  const notes = [note('1', { text: '先听完 POS' }), note('2', { lessonId: 'b' }), note('3')];
  const found = (query: string) => searchNotes(notes, lessons, query).map(({ id }) => id);
  expect(found('pos')).toEqual(['1']);
  expect(found('一对一')).toEqual(['2']);
  expect(found('  ')).toEqual(['1', '2', '3']);
  expect(found('没有')).toEqual([]);
});

test('the parts before, in and after matches are together the text', () => {
  expect(piecesOf('收银与收银台', '收银')).toEqual(['', '收银', '与', '收银', '台']);
  assert(
    property(
      string({ unit: 'binary-ascii' }),
      string({ unit: 'binary-ascii', maxLength: 2 }),
      (text, query) => {
        const pieces = piecesOf(text, query);
        expect(pieces.join('')).toBe(text);
        expect(pieces.length % 2).toBe(1);
      },
    ),
    { seed },
  );
});

test('are copied as a document with their times', () => {
  const notes = [
    note('1', { lessonId: 'a', position: 61, text: '一\n二' }),
    note('3', { lessonId: 'a', position: 75, text: '' }),
    note('2'),
  ];
  const text = notesAsMarkdown(groupNotes(notes, lessons), {
    whole: '整门课程',
    at: (position) => `${position}s`,
    bookmark: '书签',
  });
  expect(text).toBe('## 认识团队\n\n- [61s] 一\n  二\n- [75s] 书签\n\n## 整门课程\n\n- 笔记 2');
});
