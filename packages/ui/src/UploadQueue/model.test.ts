import { UploadStatus } from '@stoa/domain';
import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constantFrom,
  double,
  integer,
  oneof,
  property,
  record,
  uniqueArray,
} from 'fast-check';
import { expect, test } from 'vitest';
import { actionsOf, secondsLeft, sentOf, stateOf, summaryOf, type UploadItem } from './model.ts';
import { look, seenFirst } from './news.ts';

const seed = 20_261_121;

const file = {
  id: integer({ min: 0, max: 99 }).map(String),
  name: constantFrom('a.pdf', 'b.png'),
  size: double(),
};
const wait = constantFrom<typeof UploadStatus.Wait>(UploadStatus.Wait);
const uploading = constantFrom<typeof UploadStatus.Uploading>(UploadStatus.Uploading);
const end = constantFrom<typeof UploadStatus.End>(UploadStatus.End);
const error = constantFrom<typeof UploadStatus.Error>(UploadStatus.Error);
const item: Arbitrary<UploadItem> = oneof(
  record({ ...file, status: wait, paused: boolean(), sent: double() }),
  record({ ...file, status: uploading, sent: double(), speed: double(), pausable: boolean() }),
  record({ ...file, status: end }),
  record({ ...file, status: error, reason: constantFrom('网络中断'), retryable: boolean(), sent: double() }),
);
const queue = uniqueArray(item, { selector: ({ id }) => id, maxLength: 12 });

test('whatever is reported, every file is in one state, no figure is negative and no bar is more than full', () => {
  assert(
    property(queue, (items) => {
      const {
        count,
        waiting,
        paused,
        uploading: moving,
        done,
        failed,
        size,
        sent,
        secondsLeft: left,
      } = summaryOf(items);
      expect(waiting + paused + moving + done + failed).toBe(count);
      expect(sent).toBeGreaterThanOrEqual(0);
      expect(sent).toBeLessThanOrEqual(size);
      expect(left === undefined || (Number.isFinite(left) && left >= 0)).toBe(true);
      expect(left !== undefined && moving === 0).toBe(false);
    }),
    { seed },
  );
});

test('each file can always be removed, and is paused, continued or tried again only if that is possible', () => {
  assert(
    property(item, (each) => {
      const { main, leave } = actionsOf(each);
      const state = stateOf(each);
      expect(leave).toBe(state === 'done' || state === 'failed' ? 'remove' : 'cancel');
      const mains = { pause: 'uploading', resume: 'paused', retry: 'failed' } as const;
      expect([undefined, state]).toContain(main && mains[main]);
    }),
    { seed },
  );
});

test('the part that has arrived is never larger than the size', () => {
  const file = { id: 'a', name: 'a.mp4', size: 100, status: UploadStatus.Uploading } as const;
  expect(sentOf({ ...file, sent: 40 })).toBe(40);
  expect(sentOf({ ...file, sent: 140 })).toBe(100);
  expect(sentOf({ ...file, sent: Number.NaN })).toBe(0);
});

test('the time left changes calmly: in steps of five from ten seconds on, and not shown while unknown', () => {
  expect(secondsLeft(900, 100)).toBe(9);
  expect(secondsLeft(1_110, 100)).toBe(15);
  expect(secondsLeft(1_000, 0)).toBeUndefined();
  expect(secondsLeft(0, 0)).toBeUndefined();
  expect(secondsLeft(0, 100)).toBe(0);
});

test('failed files are counted separately, so that the bar of the rest reaches its end', () => {
  const summary = summaryOf([
    { id: 'a', name: 'a.pdf', size: 100, status: UploadStatus.End },
    { id: 'b', name: 'b.pdf', size: 900, status: UploadStatus.Error, reason: '网络中断', sent: 10 },
  ]);
  expect(summary).toMatchObject({ done: 1, failed: 1, sent: 100, size: 100 });
});

test('each end and each failure is announced exactly once, and percentages never are', () => {
  assert(
    property(array(queue, { maxLength: 6 }), (snapshots) => {
      let seen = seenFirst([]);
      const told = { ended: 0, failed: 0 };
      const happened = { ended: 0, failed: 0 };
      let before = new Map<string, UploadStatus>();
      for (const items of snapshots) {
        for (const { id, status } of items) {
          const moved = before.get(id) !== status;
          if (moved && status === UploadStatus.End) happened.ended += 1;
          if (moved && status === UploadStatus.Error) happened.failed += 1;
        }
        before = new Map(items.map(({ id, status }) => [id, status]));
        const now = look(seen, items);
        const again = look(
          now.seen,
          items.map((each) => ({ ...each, size: each.size + 1 })),
        );
        expect(again.news).toMatchObject({ ended: [], failed: [] });
        seen = now.seen;
        told.ended += now.news.ended.length;
        told.failed += now.news.failed.length;
      }
      expect(told).toEqual(happened);
    }),
    { seed },
  );
});

const queueOf = (...statuses: UploadStatus[]): UploadItem[] =>
  statuses.map((status, at) => {
    const base = { id: String(at), name: `${at}.pdf`, size: 10 };
    return status === UploadStatus.Uploading
      ? { ...base, status, sent: 1 }
      : status === UploadStatus.Error
        ? { ...base, status, reason: '' }
        : { ...base, status };
  });

test('a start is announced once, not for each file that takes its turn', () => {
  const { Wait, Uploading, End } = UploadStatus;
  const started: boolean[] = [];
  let seen = seenFirst([]);
  const turns = [
    queueOf(Wait, Wait),
    queueOf(Uploading, Wait),
    queueOf(End, Wait),
    queueOf(End, Uploading),
    queueOf(End, End),
  ];
  for (const items of [...turns, queueOf(End, End, Uploading)]) {
    const now = look(seen, items);
    seen = now.seen;
    started.push(now.news.started);
  }
  expect(started).toEqual([false, true, false, false, false, true]);
});
