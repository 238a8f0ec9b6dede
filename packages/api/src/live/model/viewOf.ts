import type { RoomConnection, RoomView } from '../view.ts';
import type { Link, RoomModel } from './state.ts';
import { isIncomplete } from './waits.ts';

function connectionOf(link: Link): RoomConnection {
  switch (link.at) {
    case 'entering':
    case 'opening':
    case 'waiting':
      return link.polls ? 'polling' : 'entering';
    case 'checking':
      return 'polling';
    case 'live':
    case 'history':
    case 'ended':
      return link.at;
    default:
      return link satisfies never;
  }
}

/** The view of a room for a screen. */
export const viewOf = (model: RoomModel): RoomView => ({
  connection: connectionOf(model.link),
  end: model.link.at === 'ended' ? model.link.end : undefined,
  entry: model.entry,
  role: model.role,
  facts: model.facts,
  messages: model.log.messages,
  outgoing: model.talk.outgoing,
  catchingUp: isIncomplete(model),
  watched: model.watched,
});
