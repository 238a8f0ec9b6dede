import { newIdemKey, type Client } from '@stoa/api';
import { emitter, inTurn, observable } from '@stoa/domain/kernel';
import { createEffects } from './effects.ts';
import type { PageEvent, ScreenEvent, Sentence, VisitEvent } from './model/events.ts';
import { freshModel, type Stage } from './model/state.ts';
import { step } from './model/step.ts';

export interface VisitOptions {
  /** Called when the server has stored something, which may be after the page was left. */
  readonly onStored: () => void;
}

/**
 * One visit to a questionnaire: it opens it, stores and saves the answers, and hands in. Events go into the
 * model, and the effects that the model returns are carried out. It uses no React.
 */
export function createVisit(client: Client, { onStored }: VisitOptions) {
  const stage = observable<Stage>(freshModel.stage);
  const said = emitter<Sentence>();
  let model = freshModel;

  const tell = inTurn((event: VisitEvent) => {
    const moment = { at: performance.now(), wall: Date.now(), key: newIdemKey(), random: Math.random() };
    const [after, wanted] = step(model, event, moment);
    model = after;
    stage.set(model.stage);
    for (const effect of wanted) effects.run(effect);
  });
  const effects = createEffects(client, { tell, say: said.emit, stored: onStored });

  const pageEvents: readonly (readonly [EventTarget, string, () => PageEvent])[] = [
    [
      document,
      'visibilitychange',
      () => ({ type: document.visibilityState === 'hidden' ? 'hidden' : 'shown' }),
    ],
    [window, 'pagehide', () => ({ type: 'hidden' })],
    [window, 'pageshow', () => ({ type: 'shown' })],
    [window, 'online', () => ({ type: 'online' })],
  ];

  return {
    /** The state that the page shows. */
    stage,
    /** Messages to the person; each listener receives every message once. */
    said: { subscribe: said.subscribe },
    /** Passes on what the person does. */
    tell: (event: ScreenEvent): void => tell(event),
    /** Listens to the page and the session; the function returned ends the visit. */
    begin: (): (() => void) => {
      const controller = new AbortController();
      const { signal } = controller;
      for (const [target, name, eventOf] of pageEvents) {
        target.addEventListener(name, () => tell(eventOf()), { signal });
      }
      const unsubscribe = client.session.subscribe(({ kind }) => {
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

export type Visit = ReturnType<typeof createVisit>;
