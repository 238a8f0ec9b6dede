import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LiveMessageKind } from '../contract/live.ts';
import type { LiveMessage } from '../contract/live.ts';
import { beginLog, emptyLog, hasGap, take } from './log.ts';
import type { RoomLog, Stretch } from './log.ts';

const user = { userId: 1, id: 11, realName: '林小满', avatar: '' };
const said = (messageId: number, kind: LiveMessage['kind'] = LiveMessageKind.Text): LiveMessage => ({
  messageId,
  liveId: 2,
  kind,
  user,
  role: 'LEARNER',
  text: kind === LiveMessageKind.Deleted ? '' : `message ${messageId}`,
  time: messageId,
});
const stretch = (after: number, ...ids: number[]): Stretch => ({
  after,
  nextAfter: Math.max(after, ...ids),
  list: ids.map((id) => said(id)),
});
const idsOf = ({ messages }: RoomLog): number[] => messages.map(({ messageId }) => messageId);

describe('the messages of a room', () => {
  it('start with the newest messages, and continue from there', () => {
    const begun = beginLog({ nextAfter: 9, list: [said(8), said(9)] });
    expect(idsOf(take(begun, stretch(9, 10)))).toEqual([8, 9, 10]);
  });

  it('wait for what is missing before them', () => {
    const early = take(take(emptyLog, stretch(0, 1)), stretch(2, 3));
    expect([idsOf(early), hasGap(early)]).toEqual([[1], true]);
    const whole = take(early, stretch(1, 2));
    expect([idsOf(whole), hasGap(whole), whole.upTo]).toEqual([[1, 2, 3], false, 3]);
  });

  it('are known to be missing when only a heart-beat arrives', () => {
    expect(hasGap(take(emptyLog, stretch(4)))).toBe(true);
    expect(hasGap(take(take(emptyLog, stretch(0, 1, 2, 3, 4)), stretch(4)))).toBe(false);
  });

  it('stay deleted, whatever arrives late', () => {
    const both = take(emptyLog, stretch(0, 1, 2));
    const deleted = take(both, { after: 2, nextAfter: 3, list: [said(1, LiveMessageKind.Deleted)] });
    const late = take(take(deleted, stretch(0, 1, 2)), stretch(0, 1));
    expect(late.messages[0]).toEqual(said(1, LiveMessageKind.Deleted));
  });

  it('come once and in order, however the network mixes, repeats and loses their changes', () => {
    /**
     * What happened in the room: each step is a new message, or the number of an earlier one that is deleted.
     */
    const history = fc.array(fc.option(fc.nat({ max: 30 }), { freq: 3 }), { minLength: 1, maxLength: 60 });
    const deliveries = fc.array(fc.record({ from: fc.nat({ max: 60 }), to: fc.nat({ max: 60 }) }), {
      maxLength: 80,
    });
    fc.assert(
      fc.property(history, deliveries, (steps, sent) => {
        /** The room after each change: its messages, and the change that last moved each of them. */
        const rooms: Map<number, { seq: number; message: LiveMessage }>[] = [new Map()];
        let messageId = 0;
        for (const [index, victim] of steps.entries()) {
          const seq = index + 1;
          const room = new Map(rooms.at(-1));
          if (victim !== null && room.has(victim)) {
            room.set(victim, { seq, message: said(victim, LiveMessageKind.Deleted) });
          } else {
            messageId += 1;
            room.set(messageId, { seq, message: said(messageId) });
          }
          rooms.push(room);
        }
        const last = steps.length;
        const read = (after: number, at: number): Stretch => ({
          after,
          nextAfter: at,
          list: [...(rooms[at] ?? new Map()).values()]
            .filter(({ seq }) => seq > after)
            .map(({ message }) => message),
        });
        let log = emptyLog;
        const check = (): void => {
          const ids = idsOf(log);
          expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other));
          // The log contains every message up to the last known change.
          const known = [...(rooms[log.upTo] ?? new Map()).keys()];
          expect(ids).toEqual(expect.arrayContaining(known));
        };
        for (const { from, to } of sent) {
          const at = Math.min(to, last);
          log = take(log, read(Math.min(from, at), at));
          check();
        }
        // The client asks for the changes that it misses.
        log = take(log, read(log.upTo, last));
        expect(hasGap(log)).toBe(false);
        expect(log.messages).toEqual([...(rooms[last] ?? new Map()).values()].map(({ message }) => message));
      }),
      { seed: 8, numRuns: process.env['STOA_FULL'] === '1' ? 5000 : 500 },
    );
  });
});
