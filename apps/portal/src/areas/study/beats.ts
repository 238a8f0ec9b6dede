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

/** Loads what keeps and sends beats; nothing of it is needed to show the page. */
const loadBeats = (client: Client) => Promise.all([import('@stoa/api/progress'), outboxOf(client)]);

export interface BeatsPort {
  /** Asks the player to report what was played up to now. */
  flushPlayer: () => void;
  /** `current` is false when another session has replaced the one that the answer is for. */
  onAnswer: (answer: StudyBeatResult, current: boolean) => void;
  onFailures: (failures: number) => void;
}

const nobodyYet = (): boolean => false;

/**
 * The beats of one visit: keeps what was played and read, sends it at the interval of the course's policy,
 * and passes the answers on.
 */
export function createBeats(client: Client, playerTag: string, port: BeatsPort) {
  let queue: LateQueue | undefined;
  let every = 15;
  let slower = 1;
  let ticking: ReturnType<typeof setTimeout> | undefined;
  /** Whether somebody plays or reads; otherwise no beat is sent on the timer. */
  let active = nobodyYet;
  let position = 0;
  let rate = 1;

  const send = (beat: StudyBeat) => client.send(studyHeartbeat, beat, { keepalive: true, silent: true });

  const beat = (event: BeatEvent): void => {
    // The beat includes what was played up to this moment, so that nothing is lost when the page is killed.
    port.flushPlayer();
    const at = position;
    const speed = rate;
    const news = (beats: BeatQueue): void => beats.beat(event, at, speed);
    // A jump is sent even when nothing was played yet; other events only matter after something was.
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
      // Loads before the first second is played, but after everything that the page shows.
      whenIdle(() => void loadBeats(client).catch(() => undefined));
    },
    /** Ends the current session; resolves when its last beat was answered, or after a second. */
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
    /**
     * Another session replaces the current one; beats that are not sent yet follow without anybody waiting.
     */
    handOver: (): void => {
      const before = queue;
      queue = undefined;
      clearTimeout(ticking);
      void before?.flush().then(() => before.stop());
    },
    /**
     * Sends the beats of earlier sessions that can be decrypted, for which `start` may bring the key; returns
     * the item as it is afterwards.
     */
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
