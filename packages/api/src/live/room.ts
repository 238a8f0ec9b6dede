import { emitter } from '@stoa/domain/kernel';
import type { Reaction } from '@stoa/domain';
import { newIdemKey } from '../client/intention.ts';
import { roomModerate } from '../contract/live.ts';
import type { RoomAction } from '../contract/live.ts';
import { createEffects, isHidden } from './effects.ts';
import type { RoomOptions } from './effects.ts';
import type { Words } from './message.ts';
import { firstModel } from './model/state.ts';
import type { RoomHappening, RoomModel } from './model/state.ts';
import { step } from './model/step.ts';
import { viewOf } from './model/viewOf.ts';
import type { RoomView } from './view.ts';

export interface Room {
  readonly get: () => RoomView;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Sends a message, which is in `outgoing` at once; returns its key. After the room has ended nothing is
   * sent.
   */
  readonly say: (words: Words) => string;
  readonly retry: (key: string) => void;
  readonly discard: (key: string) => void;
  /** For lecturers and admins; rejects with an `ApiError`. */
  readonly moderate: (action: RoomAction, about?: { messageId?: number; text?: string }) => Promise<void>;
  readonly react: (reaction: Reaction) => void;
  /** Reports the seconds that were really played since the last report, and the position of the player. */
  readonly played: (seconds: number, position?: number) => void;
  readonly close: () => void;
}

/** Whether a screen shows the same for both views. */
const isSame = (one: RoomView, other: RoomView): boolean =>
  Object.entries(one).every(([name, value]) => Object.is(value, Reflect.get(other, name)));

/**
 * Creates a live room: its messages in order, each once, through all faults of the network, and the messages
 * of this person.
 */
export function createRoom(options: RoomOptions): Room {
  const { client, liveId, random = Math.random } = options;
  const changed = emitter();
  let model: RoomModel = firstModel(client.session.get().userId, isHidden());
  let view = viewOf(model);

  const happened: RoomHappening[] = [];
  let running = false;
  /** Lets the model take one step after the other, even when an effect causes the next event at once. */
  const happen = (happening: RoomHappening): void => {
    happened.push(happening);
    if (running) return;
    running = true;
    try {
      for (let next = happened.shift(); next !== undefined; next = happened.shift()) {
        const [after, effects] = step(model, { ...next, random: random() });
        model = after;
        for (const effect of effects) carryOut(effect);
      }
    } finally {
      running = false;
    }
    show();
  };
  const show = (): void => {
    const next = viewOf(model);
    if (isSame(next, view)) return;
    view = next;
    changed.emit();
  };
  const { beats, carryOut } = createEffects(options, happen);

  happen({ type: 'started' });

  return {
    get: () => view,
    subscribe: changed.subscribe,
    say({ text, kind, replyTo }) {
      const key = newIdemKey();
      const about = replyTo === undefined ? {} : { replyTo };
      happen({ type: 'said', message: { key, text, kind, at: Date.now(), ...about } });
      return key;
    },
    retry: (key) => happen({ type: 'retried', key }),
    discard: (key) => happen({ type: 'discarded', key }),
    moderate: async (action, about = {}) => {
      const state = await client.call(roomModerate, { liveId, action, ...about }, { silent: true });
      happen({ type: 'moderated', state });
    },
    react: (reaction) => beats.react(reaction),
    played: (seconds, position) => beats.played(seconds, position),
    close: () => happen({ type: 'left' }),
  };
}
