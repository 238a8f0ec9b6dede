import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FakeStorage } from '../test/fakes.ts';
import { sendableName } from './check.ts';
import { fingerprintOf } from './fingerprint.ts';
import { waitMs } from './retries.ts';
import { uploadRecords, type UploadRecord } from './records.ts';
import { createMeter } from './speed.ts';

const run = { seed: 20_261, numRuns: 300 } as const;

describe('the figures of a file', () => {
  test('follow a steady line within seconds, and come at most four times a second', () => {
    let clock = 0;
    const meter = createMeter(100_000_000, () => clock);
    const shown: number[] = [];
    for (let sent = 0; sent <= 10_000_000; sent += 100_000) {
      const measure = meter(sent);
      if (measure?.speed !== undefined) shown.push(measure.speed);
      clock += 100;
    }
    expect(shown.at(-1)).toBeCloseTo(1_000_000);
    expect(shown.length).toBeLessThanOrEqual(40);
  });

  test('do not count parts that had arrived earlier as speed, and show the last byte at once', () => {
    let clock = 0;
    const meter = createMeter(1000, () => clock);
    expect(meter(900)).toEqual({ sent: 900 });
    clock = 100;
    expect(meter(950)).toBeUndefined();
    clock = 200;
    expect(meter(1000)).toEqual({ sent: 1000, speed: 500 });
  });

  test('are never negative or infinite', () => {
    const step = fc.record({ ms: fc.nat({ max: 2000 }), sent: fc.nat({ max: 1000 }) });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let clock = 0;
        const meter = createMeter(1000, () => clock);
        for (const { ms, sent } of steps) {
          clock += ms;
          const { speed = 0 } = meter(sent) ?? {};
          expect(Number.isFinite(speed) && speed >= 0).toBe(true);
        }
      }),
      run,
    );
  });
});

test('waits grow to twenty seconds and differ between two that fail together', () => {
  const failures = fc.integer({ min: 1, max: 40 });
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(failures, chance, (count, random) => {
      const ms = waitMs(count, random);
      expect(ms).toBeGreaterThanOrEqual(250);
      expect(ms).toBeLessThanOrEqual(30_000);
      expect(waitMs(count + 1, random)).toBeGreaterThanOrEqual(ms);
    }),
    run,
  );
  expect(waitMs(3, 0)).not.toBe(waitMs(3, 1));
});

const bytes = new Uint8Array(20_000).fill(1);
const changedAt = (place: number): Uint8Array<ArrayBuffer> => bytes.with(place, 2);
const made = { lastModified: 5 };
const original = (): File => new File([bytes], 'a.mp4', made);

describe('a file is distinguished from every other', () => {
  test.each([
    ['name', () => new File([bytes], 'b.mp4', made)],
    ['date', () => new File([bytes], 'a.mp4', { lastModified: 6 })],
    ['size', () => new File([bytes, 'x'], 'a.mp4', made)],
    ['beginning', () => new File([changedAt(0)], 'a.mp4', made)],
    ['middle', () => new File([changedAt(10_001)], 'a.mp4', made)],
    ['end', () => new File([changedAt(19_999)], 'a.mp4', made)],
  ])('by its %s', async (_what, other) => {
    expect(await fingerprintOf(other())).not.toBe(await fingerprintOf(original()));
  });

  test('and recognised again, by a digest alone', async () => {
    expect(await fingerprintOf(original())).toBe(await fingerprintOf(original()));
    expect(await fingerprintOf(original())).toMatch(/^[\da-f]{64}$/);
  });
});

test('a long name keeps its extension, fits, and has no half characters', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 400 }).map((stem) => `${stem}.mp4`);
  fc.assert(
    fc.property(name, (long) => {
      const sent = sendableName(long);
      expect(sent.length).toBeLessThanOrEqual(255);
      expect(sent.endsWith('.mp4')).toBe(true);
      expect(sent).not.toMatch(/\p{Surrogate}/u);
    }),
    run,
  );
});

const owner = { companyId: 1001, userId: 7 };
const record = (fingerprint: string, savedTime = 0): UploadRecord => ({
  fingerprint,
  videoId: 1,
  chunkSize: 10,
  savedTime,
});

describe('an upload that has begun is remembered', () => {
  test('for its person in its company, for a week, and for the fifty latest', () => {
    const storage = new FakeStorage();
    let now = 0;
    const records = uploadRecords({ storage: () => storage, now: () => now });
    for (let file = 0; file < 60; file += 1) records.keep(owner, record(`file ${file}`));
    expect(records.find(owner, 'file 9')).toBeUndefined();
    expect(records.find(owner, 'file 10')).toEqual(record('file 10'));
    expect(records.find({ ...owner, userId: 8 }, 'file 10')).toBeUndefined();
    expect(records.find({ ...owner, companyId: 1002 }, 'file 10')).toBeUndefined();
    now = 7 * 86_400_000;
    expect(records.find(owner, 'file 10')).toBeUndefined();
  });

  test.each(['{', '[]', '[{"fingerprint":5}]', '"text"', 'null'])(
    'and %s in its place counts as no upload',
    (text) => {
      const storage = new FakeStorage();
      storage.entries.set('uploads:1001:7', text);
      const records = uploadRecords({ storage: () => storage });
      expect(records.find(owner, 'a')).toBeUndefined();
      records.keep(owner, record('a', Date.now()));
      expect(records.find(owner, 'a')).toBeDefined();
    },
  );

  test('in memory, if the browser can store nothing', () => {
    const storage = new FakeStorage();
    storage.broken = 'blocked';
    const records = uploadRecords({ storage: () => storage, now: () => 0 });
    records.keep(owner, record('a'));
    expect(records.find(owner, 'a')).toBeDefined();
    records.drop(owner, 'a');
    expect(records.find(owner, 'a')).toBeUndefined();
  });
});
