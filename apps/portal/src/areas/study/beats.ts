import type { Client } from '@stoa/api';
import {
  studyHeartbeat,
  type BeatEvent,
  type StudyBeat,
  type StudyBeatResult,
  type StudyStart,
} from '@stoa/api/contract/study';
import type { BeatQueue } from '@stoa/api/progress';
import { mayHoldUnsent, outboxOf } from '../../session/outbox.ts';
import { whenIdle } from '../../kernel/idle.ts';
import { lateQueue, type LateQueue } from './progressQueue.ts';
import { answered } from './outline.ts';
import { within } from './Study/within.ts';

const flushMs = 2_500;
const leaveMs = 1_000;

/** What keeps and sends beats: not needed to show anything. */
const loadBeats = (client: Client) => Promise.all([import('@stoa/api/progress'), outboxOf(client)]);

export interface BeatsPort {
  /** Hands over what was played up to now. */
  flushPlayer: () => void;
  /** `current` unless another session has taken the place of the one that it is for. */
  onAnswer: (answer: StudyBeatResult, current: boolean) => void;
  onFailures: (failures: number) => void;
}

const nobodyYet = (): boolean => false;

/** The beats of one visit: what was played and read, kept, sent in time, answered (contract 8.2). */
export function createBeats(client: Client, playerTag: string, port: BeatsPort) {
  let queue: LateQueue | undefined;
  let every = 15;
  let slower = 1;
  let ticking: ReturnType<typeof setTimeout> | undefined;
  /** Whether somebody plays or reads: without that no beat goes by itself. */
  let active = nobodyYet;
  let position = 0;
  let rate = 1;

  const send = (beat: StudyBeat) => client.send(studyHeartbeat, beat, { keepalive: true, silent: true });

  const beat = (event: BeatEvent): void => {
    // What was played up to this moment goes along; a cut loses nothing.
    port.flushPlayer();
    const at = position;
    const speed = rate;
    const news = (beats: BeatQueue): void => beats.beat(event, at, speed);
    // A jump is worth telling although nothing was played yet.
    if (event === 'SEEK') queue?.tell(news);
    else queue?.add(news);
  };

  const tick = (): void => {
    clearTimeout(ticking);
    if (!active()) return;
    ticking = setTimeout(
      () => {
        beat('TICK');
        tick();
      },
      Math.max(5, every) * slower * 1000,
    );
  };

  return {
    begin: ({ session, item, policy, outboxKey }: StudyStart, isActive: () => boolean): void => {
      active = isActive;
      every = policy.heartbeatSeconds;
      const own = lateQueue(async (now) => {
        const [{ createBeatQueue }, outbox] = await loadBeats(client);
        return createBeatQueue({
          outbox,
          key: outboxKey,
          send,
          now,
          session: { sessionId: session.sessionId, itemId: item.itemId, playerTag },
          onAnswer: (answer) => {
            slower = answer.reason === 'THROTTLED' ? Math.min(slower * 2, 8) : 1;
            port.onAnswer(answer, own === queue);
          },
          onFailures: port.onFailures,
        });
      });
      queue = own;
      // Before the first second is played, but after everything that the page shows.
      whenIdle(() => void loadBeats(client).catch(() => undefined));
    },
    /** Ends the session that runs; resolves when its last beat was answered, or a second later. */
    close: async (event: 'SWITCH' | 'UNLOAD'): Promise<void> => {
      const closing = queue;
      if (!closing) return;
      closing.add((beats) => beats.active(false));
      beat(event);
      queue = undefined;
      clearTimeout(ticking);
      await within(closing.flush(), leaveMs);
      await within(closing.stop(), leaveMs);
    },
    /** Another session takes the place of the one that runs; what that one still owes follows by itself. */
    handOver: (): void => {
      const before = queue;
      queue = undefined;
      clearTimeout(ticking);
      void before?.flush().then(() => before.stop());
    },
    /** What earlier sessions still owe, as far as a key for it is at hand; gives the item as it is afterwards. */
    sendLeft: async (start?: StudyStart): Promise<StudyStart | undefined> => {
      if (!mayHoldUnsent()) return start;
      let known = start;
      const work = async (): Promise<void> => {
        const [{ flushLeftBeats }, outbox] = await loadBeats(client);
        if (start) await outbox.unlock(start.outboxKey);
        await flushLeftBeats(outbox, {
          send,
          onAnswer: (answer) => {
            if (known && answer.reason !== 'ENDED') known = answered(known, answer);
          },
        });
      };
      await within(
        work().catch(() => undefined),
        flushMs,
      );
      return known;
    },
    isOpen: (): boolean => queue !== undefined,
    beat,
    tick,
    rest: (): void => clearTimeout(ticking),
    active: (on: boolean): void => {
      if (on) queue?.tell((beats) => beats.active(true));
      else queue?.add((beats) => beats.active(false));
    },
    tell: (news: (beats: BeatQueue) => void): void => queue?.tell(news),
    flush: (): Promise<void> => queue?.flush() ?? Promise.resolve(),
    position: (): number => position,
    moved: (to: number): void => {
      position = to;
    },
    rate: (): number => rate,
    rated: (next: number): void => {
      rate = next;
    },
  };
}
