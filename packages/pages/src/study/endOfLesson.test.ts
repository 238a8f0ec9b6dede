import type { CourseItem } from '@stoa/api/contract/course';
import type { StudyStart } from '@stoa/api/contract/study';
import { ItemKind, ProgressState, SeekPolicy } from '@stoa/domain';
import { expect, test } from 'vitest';
import { endOfLesson, type EndFacts, type EndOfLesson } from './endOfLesson.ts';
import { lessonFixture } from './fixtures.ts';

const { NotStarted, InProgress, Completed, Locked } = ProgressState;
const lesson = lessonFixture('zh-CN');
const [example] = lesson.chapters.flatMap(({ items }) => items);
if (example === undefined) throw new Error('The fixture has no lesson.');

const row = (itemId: number, state: ProgressState, change: Partial<CourseItem> = {}): CourseItem => ({
  ...example,
  itemId,
  itemKind: ItemKind.Video,
  required: true,
  state,
  lockedReason: undefined,
  ...change,
});
const film = { ...lesson.item, itemId: 2, itemKind: ItemKind.Video, duration: 100 };

interface Said {
  items?: readonly CourseItem[];
  done?: boolean;
  covered?: StudyStart['progress']['covered'];
  seekPolicy?: SeekPolicy;
  courseDone?: boolean;
  next?: CourseItem;
  completedBy?: number;
}

function facts({ items = [], done = true, covered = [], ...rest }: Said): EndFacts {
  const [chapter] = lesson.chapters;
  if (chapter === undefined) throw new Error('The fixture has no chapter.');
  const { completedTime: _completedTime, ...progress } = lesson.progress;
  return {
    lesson: {
      chapters: [{ ...chapter, items: [...items], children: [] }],
      course: {
        ...lesson.course,
        progress: { state: rest.courseDone === true ? Completed : InProgress, percent: 50 },
      },
      item: film,
      policy: { ...lesson.policy, seekPolicy: rest.seekPolicy ?? SeekPolicy.Free },
      progress: { ...progress, covered, ...(done ? { completedTime: 1 } : {}) },
    },
    next: rest.next,
    completedBy: rest.completedBy,
  };
}

const paper = row(3, NotStarted, { itemKind: ItemKind.Document });
const song = row(3, NotStarted, { itemKind: ItemKind.Audio });
const earlier = row(1, InProgress);

const table: readonly [title: string, said: Said, end: EndOfLesson][] = [
  [
    'a skipped film is not complete, although a next lesson waits',
    { done: false, covered: [[99, 100]], next: paper },
    { kind: 'incomplete', from: 0 },
  ],
  [
    'one goes on where the first gap begins',
    {
      done: false,
      covered: [
        [30, 60],
        [0, 20],
      ],
    },
    { kind: 'incomplete', from: 20 },
  ],
  [
    'a gap between two reports is no place to go on',
    {
      done: false,
      covered: [
        [0, 40],
        [40.4, 80],
      ],
    },
    { kind: 'incomplete', from: 80 },
  ],
  [
    'where nothing may be skipped, there is no place to go to',
    { done: false, seekPolicy: SeekPolicy.NoSeek },
    { kind: 'incomplete', from: undefined },
  ],
  ['a table opens', { next: paper }, { kind: 'next', item: paper, plays: false }],
  ['a recording plays', { next: song }, { kind: 'next', item: song, plays: true }],
  [
    'the lesson that completes the course says so, although another one follows',
    { next: paper, courseDone: true, completedBy: 2 },
    { kind: 'course' },
  ],
  [
    'a lesson seen once more in a completed course leads to the next',
    { next: paper, courseDone: true, completedBy: 1 },
    { kind: 'next', item: paper, plays: false },
  ],
  ['the end of a completed course is its end', { courseDone: true }, { kind: 'course' }],
  [
    'the last lesson leads to the one that is still open',
    { items: [earlier, row(2, Completed)] },
    { kind: 'open', item: earlier },
  ],
  [
    'a required lesson goes before an optional one',
    { items: [row(4, NotStarted, { required: false }), earlier] },
    { kind: 'open', item: earlier },
  ],
  [
    'a lesson that does not open leads nowhere',
    { items: [row(1, Locked), row(4, NotStarted, { itemKind: ItemKind.Test })] },
    { kind: 'last' },
  ],
];

test.each(table)('the end of a lesson: %s', (_title, said, end) => {
  expect(endOfLesson(facts(said))).toEqual(end);
});
