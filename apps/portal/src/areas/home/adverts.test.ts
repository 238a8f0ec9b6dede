import type { Advert } from '@stoa/api/contract/home';
import { AdvertFrequency, AdvertSlot } from '@stoa/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, dueAdverts, isDue, keyOf, mostKept, readMemory, withDay } from './adverts.ts';

const advert = (advId: number, slot: AdvertSlot, frequency: AdvertFrequency): Advert => ({
  advId,
  slot,
  frequency,
  title: `Advert ${advId}`,
  imageUrl: '',
  closable: true,
});
const { EveryVisit, Daily, Once } = AdvertFrequency;
const today = '2026-03-02';

describe('how often an advert comes', () => {
  test.each([
    [EveryVisit, undefined, true],
    [EveryVisit, today, true],
    [Daily, undefined, true],
    [Daily, '2026-03-01', true],
    [Daily, today, false],
    [Once, undefined, true],
    [Once, '2025-01-01', false],
  ])('frequency %d, closed on %s: %s', (frequency, last, due) => {
    expect(isDue({ frequency }, last, today)).toBe(due);
  });

  test('is one per slot, the next after the first was closed, and different for each person', () => {
    const list = [
      advert(1, AdvertSlot.Float, Once),
      advert(2, AdvertSlot.Float, Daily),
      advert(3, AdvertSlot.Inline, EveryVisit),
    ];
    const ids = (memory: Record<string, string>, userId = 7) =>
      [...dueAdverts(list, memory, userId, today).values()].map(({ advId }) => advId);
    expect(ids({})).toEqual([1, 3]);
    expect(ids({ '7.1': '2026-01-01' })).toEqual([2, 3]);
    expect(ids({ '7.1': '2026-01-01', '7.2': today })).toEqual([3]);
    expect(ids({ '8.1': '2026-01-01' })).toEqual([1, 3]);
  });
});

test('the day is the person’s own', () => {
  expect(dayOf(new Date(2026, 2, 2, 23, 59))).toBe('2026-03-02');
});

describe('what is remembered', () => {
  test.each([null, '', '{', '[]', '7', 'null', '{"7.1":7}', '{"x":"2026-03-02"}', '{"7.1":"yesterday"}'])(
    'of %j is nothing',
    (text) => expect(readMemory(text)).toEqual({}),
  );

  test('is read as it was written, the newest kept, whatever was there', () => {
    const entry = fc.tuple(
      fc.tuple(fc.nat(9), fc.nat(300)).map(([userId, advId]) => keyOf(userId, { advId })),
      fc.date({ noInvalidDate: true, min: new Date(2020, 0), max: new Date(2030, 0) }).map(dayOf),
    );
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 300 }), (entries) => {
        let memory = {};
        for (const [key, day] of entries) memory = withDay(memory, key, day);
        expect(Object.keys(memory).length).toBeLessThanOrEqual(mostKept);
        expect(Object.entries(memory).at(-1)).toEqual(entries.at(-1));
        expect(readMemory(JSON.stringify(memory))).toEqual(memory);
      }),
      { seed: 6, numRuns: 100 },
    );
  });

  test('of hostile texts never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const day of Object.values(readMemory(text))) expect(day).toMatch(/^\d{4,}-\d\d-\d\d$/);
      }),
      { seed: 6, numRuns: 500 },
    );
  });
});
