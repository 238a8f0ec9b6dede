import type { Handlers, Run } from '../../http/register.ts';
import { liveDetailOf } from './detail.ts';
import { enterRoom, pollRoom } from './enter.ts';
import { liveListOf } from './list.ts';
import { moderate, postMessage } from './talk.ts';
import { beatRoom } from './watch.ts';

const detail: Run<'liveDetail'> = (context, { liveId }) => liveDetailOf(context, liveId);

const poll: Run<'roomPoll'> = (context, { liveId, after }) => pollRoom(context, liveId, after);

const message: Run<'roomMessage'> = (context, { idemKey: _once, ...words }) => postMessage(context, words);

export const liveHandlers = {
  liveList: liveListOf,
  liveDetail: detail,
  roomEnter: enterRoom,
  roomPoll: poll,
  roomMessage: message,
  roomModerate: moderate,
  roomBeat: beatRoom,
} satisfies Handlers;
