import type { Chapter, CourseItem } from '@stoa/api/contract/course';
import { FileLabel, ItemKind, ProgressState } from '@stoa/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsOf } from '../outline.ts';
import { firstItemOf, isBegun, nextItemOf, unfinishedOf } from './filter.ts';

const item = (itemId: number, state: ProgressState): CourseItem => ({
  itemId,
  courseId: 1,
  chapterId: 1,
  title: `lesson ${itemId}`,
  itemKind: ItemKind.Video,
  fileLabel: FileLabel.Video,
  required: true,
  trial: false,
  state,
  percent: state === ProgressState.Completed ? 100 : 0,
  lastPosition: 0,
  ...(state === ProgressState.Locked ? { lockedReason: 'ORDER' as const } : {}),
});

const chapterOf = (chapterId: number, items: CourseItem[], children?: Chapter[]): Chapter => ({
  chapterId,
  courseId: 1,
  title: `chapter ${chapterId}`,
  sort: chapterId,
  duration: 0,
  state: ProgressState.NotStarted,
  percent: 0,
  items,
  ...(children ? { children } : {}),
});

const { Completed, InProgress, Locked, NotStarted } = ProgressState;

describe('the contents page', () => {
  it('leaves out what is finished, and chapters with nothing left', () => {
    const chapters = [
      chapterOf(1, [item(11, Completed)]),
      chapterOf(2, [item(21, Completed), item(22, NotStarted)]),
      chapterOf(3, [item(31, Completed)], [chapterOf(4, [item(41, Locked)])]),
    ];
    const left = unfinishedOf(chapters);
    expect(left.map(({ chapterId }) => chapterId)).toEqual([2, 3]);
    expect(itemsOf(left).map(({ itemId }) => itemId)).toEqual([22, 41]);
  });

  it('continues with what was begun, else with the first that can be opened', () => {
    expect(nextItemOf([chapterOf(1, [item(1, NotStarted), item(2, InProgress)])])?.itemId).toBe(2);
    expect(nextItemOf([chapterOf(1, [item(1, Completed), item(2, NotStarted)])])?.itemId).toBe(2);
    expect(nextItemOf([chapterOf(1, [item(1, Completed), item(2, Locked)])])).toBeUndefined();
    expect(nextItemOf([])).toBeUndefined();
  });

  it('loses no unfinished lesson and keeps no finished one, whatever the course looks like', () => {
    const states = fc.array(fc.constantFrom(Completed, InProgress, Locked, NotStarted), { maxLength: 6 });
    const law = fc.property(fc.array(states, { maxLength: 5 }), (all) => {
      const chapters = all.map((one, at) =>
        chapterOf(
          at,
          one.map((state, i) => item(at * 100 + i, state)),
        ),
      );
      const left = itemsOf(unfinishedOf(chapters));
      const wanted = itemsOf(chapters).filter(({ state }) => state !== Completed);
      expect(left).toEqual(wanted);
    });
    fc.assert(law, { seed: 13, numRuns: 200 });
  });
});

it('a course is begun with its first lesson, and not before', () => {
  const { NotStarted, Locked, InProgress, Completed } = ProgressState;
  expect(isBegun([chapterOf(1, [item(1, NotStarted), item(2, Locked)])])).toBe(false);
  expect(isBegun([chapterOf(1, [item(1, NotStarted)], [chapterOf(2, [item(2, InProgress)])])])).toBe(true);
  expect(isBegun([chapterOf(1, [item(1, Completed), item(2, Locked)])])).toBe(true);
});

it('a finished course begins again with its first lesson, and one with anything open does not', () => {
  const { NotStarted, Completed } = ProgressState;
  expect(firstItemOf([chapterOf(1, [item(1, Completed), item(2, Completed)])])?.itemId).toBe(1);
  expect(firstItemOf([chapterOf(1, [item(1, Completed), item(2, NotStarted)])])).toBeUndefined();
  expect(firstItemOf([])).toBeUndefined();
});
