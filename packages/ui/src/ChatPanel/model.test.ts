import { assert, array, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { continues, movedEnd, newsOf, windowOf, type ChatEntry, type ChatMessage } from './model.ts';

const seed = 20_261_121;

const said = (id: string, change: Partial<ChatMessage> = {}): ChatMessage => ({
  kind: 'message',
  id,
  name: '周一诺',
  role: 'LEARNER',
  mine: false,
  text: '收到',
  time: 0,
  ...change,
});
const notice: ChatEntry = { kind: 'notice', id: 'n', text: '直播开始了', time: 0 };

test('a name is shown once above what one person says in a row', () => {
  expect(continues(said('2', { time: 60_000 }), said('1'))).toBe(true);
  expect(continues(said('2', { time: 200_000 }), said('1'))).toBe(false);
  expect(continues(said('2', { name: '苏映雪' }), said('1'))).toBe(false);
  expect(continues(said('2'), notice)).toBe(false);
  expect(continues(said('1'), undefined)).toBe(false);
});

test('only what others have written since counts as new, not one’s own messages or deleted ones', () => {
  const entries: ChatEntry[] = [
    said('1'),
    said('2', { mine: true }),
    { kind: 'deleted', id: '3', time: 0 },
    notice,
    said('4'),
  ];
  expect(newsOf(entries, new Set(['1'])).map(({ id }) => id)).toEqual(['n', '4']);
  expect(newsOf(entries, new Set(['1', '4']))).toEqual([]);
});

test('the window never shows more rows than it may, and never a row that does not exist', () => {
  const size = integer({ min: 0, max: 900 });
  assert(
    property(size, size, integer({ min: 1, max: 300 }), (count, end, max) => {
      const { from, to } = windowOf(count, end, max);
      expect(to - from).toBeLessThanOrEqual(max);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(count);
      expect(to - from).toBe(Math.min(max, to));
    }),
    { seed },
  );
});

test('a person who scrolls back and forward sees every row on the way', () => {
  assert(
    property(
      integer({ min: 1, max: 900 }),
      integer({ min: 2, max: 300 }),
      array(constantFrom('back' as const, 'on' as const), { maxLength: 40 }),
      (count, max, moves) => {
        let to = count;
        for (const move of moves) {
          const before = windowOf(count, to, max);
          to = movedEnd(move, to, count, max);
          const after = windowOf(count, to, max);
          // Neighbouring windows touch or overlap, so that no row is skipped.
          expect(after.from).toBeLessThanOrEqual(before.to);
          expect(after.to).toBeGreaterThanOrEqual(before.from);
        }
        for (let step = 0; step < 2000 && to > max; step += 1) to = movedEnd('back', to, count, max);
        expect(windowOf(count, to, max).from).toBe(0);
      },
    ),
    { seed },
  );
});
