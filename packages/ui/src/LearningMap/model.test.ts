import { ProgressState } from '@stoa/domain';
import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsFor, currentOf, levelsOf, mapFits, placeOf, type MapStage } from './model.ts';

const seed = 20_261_121;
const stage = (key: number, state: ProgressState, more: Partial<MapStage> = {}): MapStage => ({
  key,
  name: `第 ${key} 阶段`,
  state,
  percent: 0,
  ...more,
});

describe('the path on the map', () => {
  it('leads from each stage to a neighbour, below it at a bend and beside it elsewhere', () => {
    assert(
      property(integer({ min: 1, max: 60 }), constantFrom(...mapFits), (count, fit) => {
        const columns = columnsFor(count, fit);
        const places = Array.from({ length: count }, (_, index) => placeOf(index, count, columns));
        places.forEach(({ column, turn }, index) => {
          expect(column).toBeGreaterThanOrEqual(1);
          expect(column).toBeLessThanOrEqual(columns);
          const next = places[index + 1];
          const step = next === undefined ? undefined : next.column - column;
          expect(step).toBe({ forward: 1, back: -1, bendAtEnd: 0, bendAtStart: 0, end: undefined }[turn]);
          const bends = { forward: column, back: column, bendAtEnd: columns, bendAtStart: 1, end: column };
          expect(bends[turn]).toBe(column);
        });
      }),
      { seed },
    );
  });

  it('needs no more rows than necessary and fills them evenly', () => {
    expect([1, 2, 4, 6, 7, 9, 11].map((count) => columnsFor(count, 5))).toEqual([1, 2, 4, 3, 4, 5, 4]);
    assert(
      property(integer({ min: 1, max: 60 }), constantFrom(...mapFits), (count, fit) => {
        const columns = columnsFor(count, fit);
        expect(columns).toBeLessThanOrEqual(fit);
        expect(Math.ceil(count / columns)).toBe(Math.ceil(count / fit));
      }),
      { seed },
    );
  });
});

describe('the current stage of the learner', () => {
  const done = stage(1, ProgressState.Completed);
  const doing = stage(2, ProgressState.InProgress);
  const locked = stage(3, ProgressState.Locked);

  it('is the first stage that can be done, or the one that the server marks', () => {
    expect(currentOf([done, doing, locked])).toBe(doing);
    const marked = stage(4, ProgressState.NotStarted, { current: true });
    expect(currentOf([done, doing, marked])).toBe(marked);
  });

  it('does not exist if all are done or all are locked', () => {
    expect(currentOf([done])).toBeUndefined();
    expect(currentOf([locked])).toBeUndefined();
  });
});

it('stages are grouped by the level that they name, none is lost and none is moved', () => {
  const levels = [undefined, { key: 'M1', name: '见习店长' }, { key: 'M2', name: '店长' }];
  assert(
    property(integer({ min: 0, max: 30 }), integer({ min: 1, max: 7 }), (count, size) => {
      const stages = Array.from({ length: count }, (_, index) =>
        stage(index, ProgressState.NotStarted, { level: levels[Math.floor(index / size) % 3] }),
      );
      const groups = levelsOf(stages);
      expect(groups.flatMap((group) => group.stages)).toEqual(stages);
      for (const group of groups) {
        expect(group.stages.length).toBeGreaterThan(0);
        for (const each of group.stages) expect(each.level).toBe(group.level);
      }
    }),
    { seed },
  );
});
