import type { Client } from '@stoa/api';
import {
  studyHeartbeat,
  type StudyBeat,
  type StudyBeatResult,
  type StudyStart,
} from '@stoa/api/contract/study';
import { mayHoldUnsent, outboxOf } from '../../session/outbox.ts';
import { whenIdle } from '../../kernel/idle.ts';
import { lateQueue, type LateQueue } from './progressQueue.ts';
import type { SessionName } from './model/events.ts';
import { within } from './within.ts';

/** The longest time that opening an item waits for beats that earlier visits left. */
const leftMs = 2_500;

/** Loads the code that stores and sends beats; none of it is needed to show the page. */
const loadBeats = (client: Client) => Promise.all([import('@stoa/api/progress'), outboxOf(client)]);

export interface QueuesPort {
  playerTag: string;
  onAnswer: (session: SessionName, answer: StudyBeatResult) => void;
  onFailures: (failures: number) => void;
}

/** The queues of beats, one for each session of the visit. */
export function createQueues(client: Client, { playerTag, onAnswer, onFailures }: QueuesPort) {
  const queues = new Map<string, LateQueue>();
  const send = (beat: StudyBeat) => client.send(studyHeartbeat, beat, { keepalive: true, silent: true });

  return {
    begin: ({ session, course, item, outboxKey }: StudyStart): void => {
      const name = { id: session.sessionId, courseId: course.courseId };
      const queue = lateQueue(async (now) => {
        const [{ createBeatQueue }, outbox] = await loadBeats(client);
        return createBeatQueue({
          outbox,
          key: outboxKey,
          send,
          now,
          session: { sessionId: session.sessionId, itemId: item.itemId, playerTag },
          onAnswer: (answer) => onAnswer(name, answer),
          onFailures,
        });
      });
      queues.set(session.sessionId, queue);
      // Loads before the first second is played, but after everything that the page shows.
      whenIdle(() => void loadBeats(client).catch(() => undefined));
    },
    of: (session: string): LateQueue | undefined => queues.get(session),
    /** Sends the remaining beats of the session; nothing is sent after that, or later than `withinMs`. */
    end: async (session: string, withinMs: number | undefined): Promise<void> => {
      const queue = queues.get(session);
      queues.delete(session);
      if (!queue) return;
      const atMost = (work: Promise<void>) => (withinMs === undefined ? work : within(work, withinMs));
      await atMost(queue.flush());
      await atMost(queue.stop());
    },
    /**
     * Sends the beats of earlier sessions that can be decrypted; `key` may be a new key. Returns the server's
     * answers.
     */
    sendLeft: async (key: string | undefined): Promise<StudyBeatResult[]> => {
      const answers: StudyBeatResult[] = [];
      if (!mayHoldUnsent()) return answers;
      const work = async (): Promise<void> => {
        const [{ flushLeftBeats }, outbox] = await loadBeats(client);
        if (key !== undefined) await outbox.unlock(key);
        await flushLeftBeats(outbox, { send, onAnswer: (answer) => answers.push(answer) });
      };
      await within(
        work().catch(() => undefined),
        leftMs,
      );
      return answers;
    },
  };
}
