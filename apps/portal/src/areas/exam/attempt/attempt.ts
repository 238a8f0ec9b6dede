import { newIdemKey, type Client } from '@stoa/api';
import { emitter, inTurn, observable } from '@stoa/domain/kernel';
import { createEffects } from './effects.ts';
import type { AttemptEvent, PageEvent, ScreenEvent, Sentence, Standing } from './model/events.ts';
import { freshModel, type Stage } from './model/state.ts';
import { step } from './model/step.ts';

export type { Stage } from './model/state.ts';

/**
 * One visit to an exam attempt: it opens it, keeps and saves what is answered, watches the time, and hands in. Events
 * go into the model, and the effects that the model returns are carried out. It uses no React.
 */
export function createAttempt(client: Client) {
  const { session } = client;
  const stage = observable<Stage>(freshModel.stage);
  const said = emitter<Sentence>();
  let model = freshModel;

  /** Keeps how often the person has left the page, by exam, in the cache that the specification names. */
  const keepSwitches = (after: Stage): void => {
    if (after.at !== 'open' || after.hold === 'session') return;
    const { examId } = after.start.attempt;
    const { count } = after.switches;
    const counts = session.read('examSwitchMap');
    if ((counts[examId] ?? 0) !== count) session.write('examSwitchMap', { ...counts, [examId]: count });
  };

  const tell = inTurn((event: AttemptEvent) => {
    const moment = { at: performance.now(), wall: Date.now(), key: newIdemKey(), random: Math.random() };
    const [after, wanted] = step(model, event, moment);
    model = after;
    stage.set(model.stage);
    keepSwitches(model.stage);
    for (const effect of wanted) effects.run(effect);
  });
  const effects = createEffects(client, { tell, say: said.emit });

  const pageEvents: readonly (readonly [EventTarget, string, () => PageEvent])[] = [
    [
      document,
      'visibilitychange',
      () => ({ type: document.visibilityState === 'hidden' ? 'hidden' : 'shown' }),
    ],
    [window, 'pagehide', () => ({ type: 'unloading' })],
    [window, 'pageshow', () => ({ type: 'shown' })],
    [window, 'blur', () => ({ type: 'hidden' })],
    [window, 'online', () => ({ type: 'online' })],
  ];

  return {
    /** The observable state that the page shows. */
    stage,
    /** Messages to the person; each listener receives every message once. */
    said: { subscribe: said.subscribe },
    /** Passes on what the person does. */
    tell: (event: ScreenEvent): void => tell(event),
    /** Passes on an absence that has ended. */
    wasAway: (absence: Omit<Extract<PageEvent, { type: 'wasAway' }>, 'type'>): void =>
      tell({ type: 'wasAway', ...absence }),
    /** Passes on a state that the server has sent over the live connection of the attempt. */
    told: (standing: Standing): void => tell({ type: 'told', standing }),
    /** The monotonic time, from which the remaining time is computed. */
    now: (): number => performance.now(),
    /** Starts to listen to the page and the session; the returned function ends the visit. */
    begin: (): (() => void) => {
      const controller = new AbortController();
      const { signal } = controller;
      for (const [target, name, eventOf] of pageEvents) {
        target.addEventListener(name, () => tell(eventOf()), { signal });
      }
      const unsubscribe = session.subscribe(({ kind }) => {
        if (kind === 'begin' || kind === 'end') tell({ type: 'sessionEnded' });
      });
      return () => {
        tell({ type: 'left' });
        unsubscribe();
        controller.abort();
      };
    },
  };
}

export type Attempt = ReturnType<typeof createAttempt>;
