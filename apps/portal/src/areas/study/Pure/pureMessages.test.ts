import { describe, expect, it } from 'vitest';
import { messagesOf, type Told } from './pureMessages.ts';

const at = (itemId: number, percent: number, endedAt?: number): Told => ({
  start: { progress: { itemId, percent } },
  endedAt,
});

describe('the messages to the opener of a pure player', () => {
  it('receives a message when the lesson opens, for every new percent, and once at the end', () => {
    expect(messagesOf({}, at(7, 10))).toEqual([{ type: 'progress', itemId: 7, percent: 10 }]);
    expect(messagesOf(at(7, 10), at(7, 10))).toEqual([]);
    expect(messagesOf(at(7, 10), at(7, 25))).toEqual([{ type: 'progress', itemId: 7, percent: 25 }]);
    expect(messagesOf(at(7, 25), at(7, 100, 5))).toEqual([
      { type: 'progress', itemId: 7, percent: 100 },
      { type: 'ended', itemId: 7, percent: 100 },
    ]);
    expect(messagesOf(at(7, 100, 5), at(7, 100, 5))).toEqual([]);
  });

  it('receives nothing before there is a lesson', () => {
    expect(messagesOf({}, {})).toEqual([]);
  });
});
