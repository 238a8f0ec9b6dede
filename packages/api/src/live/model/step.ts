import { aroundMs } from '../delays.ts';
import { answered, askFailed, askIfIncomplete, learn, poll } from './changes.ts';
import { finish } from './ending.ts';
import { enter, enterFailed, entered, applyFrame, hurry, socketClosed } from './link.ts';
import { followedBy } from './state.ts';
import type { RoomEffect, RoomEvent, RoomModel, RoomStep, RoomTimer } from './state.ts';
import {
  discard,
  kept,
  messageCutOff,
  messageStored,
  messageTried,
  openOutbox,
  outboxFailed,
  outboxOpened,
  retry,
  say,
} from './talk.ts';

const beatMs = 15_000;

const beatTimer = (random: number): RoomEffect => ({
  type: 'setTimer',
  timer: 'beat',
  ms: aroundMs(beatMs, random),
});

function fired(model: RoomModel, timer: RoomTimer, random: number): RoomStep {
  switch (timer) {
    case 'connect':
      return enter(model);
    case 'poll':
      return poll(model);
    case 'entry':
      return [model, [{ type: 'enter', why: 'sources' }]];
    case 'beat':
      return [model, model.entry === undefined ? [beatTimer(random)] : [{ type: 'beat' }, beatTimer(random)]];
    case 'outbox':
      return openOutbox(model);
    default:
      return timer satisfies never;
  }
}

/**
 * The rules of a live room: the new state and the effects of an event. Nothing happens in a room that has
 * ended.
 */
export function step(model: RoomModel, event: RoomEvent): RoomStep {
  if (model.link.at === 'ended') return [model, []];
  const { random } = event;
  switch (event.type) {
    case 'started':
      return followedBy([model, [beatTimer(random)]], enter);
    case 'entered':
      return entered(model, event.why, event.entry, random);
    case 'enterFailed':
      return enterFailed(model, event.why, event.error, random);
    case 'frame':
      return applyFrame(model, event.socket, event.frame, random);
    case 'socketClosed':
      return socketClosed(model, event, random);
    case 'answered':
      return answered(model, event.no, event.state, random);
    case 'askFailed':
      return askFailed(model, event.no, event.error, random);
    case 'moderated':
      // Only the number of the newest change is taken over, because the answer does not contain the changes.
      return followedBy(
        learn(model, event.state.nextAfter, { ...event.state, list: [] }, random),
        askIfIncomplete,
      );
    case 'timer':
      return fired(model, event.timer, random);
    case 'online':
      return hurry(model, random);
    case 'hidden': {
      const next: RoomModel = { ...model, hidden: event.hidden };
      return event.hidden ? [next, []] : hurry(next, random);
    }
    case 'beatAnswered': {
      const { watch, online } = event.answer;
      const facts = model.facts && { ...model.facts, onlineNum: online };
      return [{ ...model, watched: watch, facts }, []];
    }
    case 'outboxOpened':
      return outboxOpened(model);
    case 'outboxFailed':
      return outboxFailed(model, random);
    case 'kept':
      return kept(model, event.messages);
    case 'said':
      return say(model, event.message);
    case 'retried':
      return retry(model, event.key);
    case 'discarded':
      return discard(model, event.key);
    case 'messageTried':
      return messageTried(model, event.key);
    case 'messageStored':
      return messageStored(model, event.key, event.messageId);
    case 'messageCutOff':
      return messageCutOff(model, event.key, event.error);
    case 'left':
      return finish(model, { reason: 'left' });
    default:
      return event satisfies never;
  }
}
