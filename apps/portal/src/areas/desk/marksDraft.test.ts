import type { Marks } from '@stoa/pages/desk/ReviewPage';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMarksDraft, type DraftAnswer, type Shelf } from './marksDraft.ts';
import { marksFrom } from './marksShelf.ts';

const start: Marks = { given: {}, lateTaken: [] };
const with7 = (score: number | undefined, comment = ''): Marks => ({
  given: { 7: { score, comment } },
  lateTaken: [],
});

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A draft, with a server that answers as the test says and a storage that keeps what it is given. */
function begun(left?: Marks, durable = true) {
  const server: { answer: DraftAnswer | (() => Promise<DraftAnswer>); got: Marks[] } = {
    answer: 'stored',
    got: [],
  };
  const kept: { marks: Marks | undefined } = { marks: left };
  const shelf: Shelf = {
    left,
    put: (marks) => {
      kept.marks = marks;
      return Promise.resolve(durable);
    },
  };
  const draft = createMarksDraft(start, {
    open: () => Promise.resolve(shelf),
    send: (marks) => {
      server.got.push(marks);
      return typeof server.answer === 'function' ? server.answer() : Promise.resolve(server.answer);
    },
  });
  return { draft, server, kept };
}

test('what is typed is kept at once, sent a moment later, and then only at the server', async () => {
  const { draft, server, kept } = begun();
  await vi.advanceTimersByTimeAsync(0);
  expect(draft.get()).toMatchObject({ ready: true, state: 'none' });
  draft.change(() => with7(1));
  draft.change(() => with7(12));
  expect([kept.marks, server.got]).toEqual([with7(12), []]);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(server.got).toEqual([with7(12)]);
  expect(draft.get().state).toBe('saved');
  expect([kept.marks, draft.isDirty()]).toEqual([undefined, false]);
});

test('a call that fails loses nothing: the marks stay on the device and are sent again', async () => {
  const { draft, server, kept } = begun();
  await vi.advanceTimersByTimeAsync(0);
  server.answer = 'failed';
  draft.change(() => with7(9));
  await vi.advanceTimersByTimeAsync(1_500);
  expect([draft.get().state, kept.marks]).toEqual(['offline', with7(9)]);
  server.answer = 'stored';
  await vi.advanceTimersByTimeAsync(10_000);
  expect([draft.get().state, kept.marks]).toEqual(['saved', undefined]);
});

test('says that the page must stay open if the device cannot store anything', async () => {
  const { draft, server } = begun(undefined, false);
  await vi.advanceTimersByTimeAsync(0);
  server.answer = 'failed';
  draft.change(() => with7(9));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(draft.get().state).toBe('onlyHere');
});

test('what an earlier visit left is shown and sent', async () => {
  const { draft, server } = begun(with7(4));
  expect(draft.get().ready).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(draft.get()).toMatchObject({ ready: true, marks: with7(4), state: 'saved' });
  expect(server.got).toEqual([with7(4)]);
});

test('a comment without points stays on the device, because a draft has no place for it', async () => {
  const { draft, kept } = begun();
  await vi.advanceTimersByTimeAsync(0);
  draft.change(() => with7(undefined, '再想想'));
  await vi.advanceTimersByTimeAsync(1_500);
  expect([draft.get().state, kept.marks]).toEqual(['saved', with7(undefined, '再想想')]);
});

test('a change during the sending of a draft is sent after it', async () => {
  const { draft, server, kept } = begun();
  await vi.advanceTimersByTimeAsync(0);
  server.answer = () => new Promise((done) => setTimeout(() => done('stored'), 3_000));
  draft.change(() => with7(1));
  await vi.advanceTimersByTimeAsync(1_500);
  draft.change(() => with7(2));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.got).toEqual([with7(1), with7(2)]);
  expect([draft.get().state, kept.marks]).toEqual(['saved', undefined]);
});

test.each([
  ['done', 'doneElsewhere'],
  ['foreign', 'notYours'],
] as const)('a review that is %s accepts no more marks and says why', async (answer, over) => {
  const { draft, server, kept } = begun();
  await vi.advanceTimersByTimeAsync(0);
  server.answer = answer;
  draft.change(() => with7(9));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(draft.get()).toMatchObject({ over });
  expect([server.got.length, kept.marks]).toEqual([1, undefined]);
});

test('nothing is sent after the marks are handed in, unless the hand-in failed', async () => {
  const { draft, server } = begun();
  await vi.advanceTimersByTimeAsync(0);
  draft.change(() => with7(9));
  await draft.hold();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.got).toEqual([]);
  draft.resume();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(server.got).toEqual([with7(9)]);
});

test('reads the valid parts of stored marks', () => {
  const stored = { given: { 7: { score: 3, comment: 'a' }, x: { comment: '' }, 8: 5 }, lateTaken: [7, 'x'] };
  expect(marksFrom(stored)).toEqual({ given: { 7: { score: 3, comment: 'a' } }, lateTaken: [7] });
  expect(marksFrom('x')).toBeUndefined();
});
