import {
  liveDetail,
  liveList,
  roomBeat,
  roomEnter,
  roomMessage,
  roomModerate,
  roomPoll,
} from '@stoa/api/contract/live';
import { handle } from '../../http/handle.ts';
import { liveDetailOf } from './detail.ts';
import { enterRoom, pollRoom } from './enter.ts';
import { liveListOf } from './list.ts';
import { moderate, speak } from './talk.ts';
import { beatRoom } from './watch.ts';

/** X86. */
const list = handle(liveList, (filter, context) => liveListOf(context, filter));

/** X87. */
const detail = handle(liveDetail, ({ liveId }, context) => liveDetailOf(context, liveId));

/** X88. */
const enter = handle(roomEnter, (request, context) => enterRoom(context, request));

/** X89. */
const poll = handle(roomPoll, ({ liveId, after }, context) => pollRoom(context, liveId, after));

/** X90. */
const message = handle(roomMessage, ({ idemKey: _once, ...words }, context) => speak(context, words));

/** X91. */
const leading = handle(roomModerate, (request, context) => moderate(context, request));

/** X92. */
const beat = handle(roomBeat, (request, context) => beatRoom(context, request));

export const liveHandlers = [list, detail, enter, poll, message, leading, beat];
