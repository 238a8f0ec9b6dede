import { isApiError, type Client } from '@stoa/api';
import { courseChapters } from '@stoa/api/contract/parts/courseChapters';
import { studyStart } from '@stoa/api/contract/study';
import type { PlayerSource, VideoPlayerHandle } from '@stoa/ui/VideoPlayer';
import { mayHoldUnsent } from '../../session/outbox.ts';
import type { StudyEffect, StudyEvent, TimerName } from './model/events.ts';
import type { StudyRequest } from './model/state.ts';
import { createQueues } from './queues.ts';
import { refusalOf } from './refusal.ts';
import { withView } from './resumePoint.ts';
import { within } from './within.ts';

const silent = { silent: true } as const;

export interface EffectsPort {
  playerTag: string;
  player: () => VideoPlayerHandle | undefined;
  /** Tells the model the outcome of an effect. */
  tell: (event: StudyEvent) => void;
}

/** Timers by name. Setting one again replaces it. */
function createTimers(onFired: (timer: TimerName) => void) {
  const set = new Map<TimerName, { at: number; handle: ReturnType<typeof setTimeout> }>();
  const stop = (timer: TimerName): void => {
    clearTimeout(set.get(timer)?.handle);
    set.delete(timer);
  };
  const fire = (timer: TimerName): void => {
    stop(timer);
    onFired(timer);
  };
  return {
    set: (timer: TimerName, ms: number): void => {
      stop(timer);
      set.set(timer, { at: performance.now() + ms, handle: setTimeout(() => fire(timer), ms) });
    },
    stop,
    /**
     * Fires the timers whose time has come. The ticks of a film call this, because a browser lets the timers of
     * a page in the background fire late.
     */
    fireDue: (): void => {
      for (const [timer, { at }] of set) if (at <= performance.now()) fire(timer);
    },
  };
}

/**
 * Executes the effects that the model of a visit requests. It decides nothing, because every rule is in the
 * model.
 */
export function createEffects(client: Client, { playerTag, player, tell }: EffectsPort) {
  const { session } = client;
  const timers = createTimers((timer) => tell({ type: 'fired', timer }));
  const queues = createQueues(client, {
    playerTag,
    onAnswer: ({ id, courseId }, answer) => tell({ type: 'answered', session: { id, courseId }, answer }),
    onFailures: (failures) => tell({ type: 'failures', failures }),
  });
  /** The callers that wait for new addresses of the film. */
  let renewals: ((sources: readonly PlayerSource[] | undefined) => void)[] = [];
  let ended: Promise<void> = Promise.resolve();

  /** Sends a call to the server, and passes its answer or its failure to the model. */
  const ask = async (turn: number, call: () => Promise<StudyEvent>): Promise<void> => {
    const answer = await call().catch((error: unknown): StudyEvent => {
      return {
        type: 'failed',
        turn,
        refusal: refusalOf(error),
        error: isApiError(error) ? error : undefined,
        mayHoldUnsent: mayHoldUnsent(),
      };
    });
    tell(answer);
  };
  const settle = (sources: readonly PlayerSource[] | undefined): void => {
    const waiting = renewals;
    renewals = [];
    for (const done of waiting) done(sources);
  };
  const chaptersOf = ({ courseId, context }: StudyRequest) =>
    client.send(courseChapters, { courseId, ...context }, silent);

  const run = (effect: StudyEffect): void => {
    switch (effect.do) {
      case 'askChapters': {
        const { turn, request } = effect;
        void ask(turn, async () => {
          const { chapters } = await chaptersOf(request);
          return { type: 'chaptersCame', turn, chapters };
        });
        return;
      }
      case 'start': {
        const { turn, request, itemId, timeoutMs } = effect;
        const { courseId, context } = request;
        const options = timeoutMs === undefined ? silent : { ...silent, timeoutMs };
        void ask(turn, async () => {
          const start = await client.send(studyStart, { courseId, itemId, playerTag, ...context }, options);
          const viewed = session.read('continuedViewTime')[start.item.itemId];
          return { type: 'started', turn, start, viewed };
        });
        return;
      }
      case 'sendLeft': {
        const { turn, key } = effect;
        void ask(turn, async () => ({ type: 'leftSent', turn, answers: await queues.sendLeft(key) }));
        return;
      }
      case 'askOutline': {
        const { turn, request } = effect;
        void ask(turn, async () => {
          const outline = await chaptersOf(request).catch(() => undefined);
          return { type: 'outlined', turn, outline };
        });
        return;
      }
      case 'begin':
        queues.begin(effect.start);
        session.write('currentCourseName', effect.start.course.title);
        return;
      case 'end': {
        const { turn, withinMs } = effect;
        ended = queues.end(effect.session, withinMs);
        if (turn !== undefined) {
          const closed = ended;
          void ask(turn, async () => {
            await closed;
            return { type: 'closed', turn };
          });
        }
        return;
      }
      case 'keep':
        for (const span of effect.spans) queues.of(effect.session)?.tell((queue) => queue.played(span));
        return;
      case 'active': {
        const { on } = effect;
        const queue = queues.of(effect.session);
        if (on) queue?.tell((beats) => beats.active(true));
        else queue?.add((beats) => beats.active(false));
        return;
      }
      case 'seen':
        queues.of(effect.session)?.tell((queue) => queue.seen(effect.facts));
        return;
      case 'acknowledge':
        queues.of(effect.session)?.tell((queue) => queue.acknowledge(effect.checkId));
        return;
      case 'beat': {
        const { event, position, rate } = effect;
        const queue = queues.of(effect.session);
        // A jump is sent even when nothing was played yet; other beats are sent only after something was
        // played.
        if (event === 'SEEK') queue?.tell((beats) => beats.beat(event, position, rate));
        else queue?.add((beats) => beats.beat(event, position, rate));
        return;
      }
      case 'flush': {
        const { turn, withinMs } = effect;
        const flushed = queues.of(effect.session)?.flush() ?? Promise.resolve();
        if (turn !== undefined) {
          void ask(turn, async () => {
            await within(flushed, withinMs);
            return { type: 'flushed', turn };
          });
        }
        return;
      }
      case 'play':
        player()?.play();
        return;
      case 'pause':
        player()?.pause();
        return;
      case 'seek':
        player()?.seek(effect.to);
        return;
      case 'claim':
        session.write('currentPlayerTag', playerTag);
        return;
      case 'remember': {
        const { itemId, viewed } = effect;
        session.write('continuedViewTime', withView(session.read('continuedViewTime'), itemId, viewed));
        return;
      }
      case 'setTimer':
        timers.set(effect.timer, effect.ms);
        return;
      case 'stopTimer':
        timers.stop(effect.timer);
        return;
      case 'renewed':
        settle(effect.sources);
        return;
      case 'notRenewed':
        settle(undefined);
        return;
      default:
        effect satisfies never;
    }
  };

  return {
    run,
    fireDue: timers.fireDue,
    /**
     * Resolves when the session that was ended last has sent its beats, or when the time for that is over.
     */
    ended: (): Promise<void> => ended,
    /** The addresses that a renewal brings; rejects when the renewal gives up. */
    renewal: (): Promise<readonly PlayerSource[]> =>
      new Promise((resolve, reject) => {
        renewals.push((sources) => {
          if (sources) resolve(sources);
          else reject(new Error('The film that asked for new addresses is not open any more.'));
        });
      }),
  };
}
