import { emitter } from '@stoa/domain/kernel';
import { LiveStatus } from '@stoa/domain';
import type { Reaction } from '@stoa/domain';
import type { Client } from '../client/createClient.ts';
import { isApiError } from '../client/errors.ts';
import type { ApiError } from '../client/errors.ts';
import type { OnReport } from '../client/ports.ts';
import {
  RoomClose,
  roomBeat,
  roomEnter,
  roomMessage,
  roomModerate,
  roomPoll,
  roomPollMost,
} from '../contract/live.ts';
import type { RoomAction, RoomBeatResult, RoomEntry, RoomState } from '../contract/live.ts';
import { memoryStorage } from '../session/memory.ts';
import type { StoragePort } from '../session/storage.ts';
import { RoomBeats } from './beats.ts';
import { againMs, aroundMs, spreadOf } from './delays.ts';
import type { Random } from './delays.ts';
import { beginLog, emptyLog, hasGap, take } from './log.ts';
import type { RoomLog } from './log.ts';
import { OutgoingMessages } from './outgoing.ts';
import type { Words } from './outgoing.ts';
import { openSocket, socketAddress } from './socket.ts';
import type { SocketPort } from './socket.ts';
import { unsentStore } from './unsent.ts';
import { factsOf, firstView } from './view.ts';
import type { RoomEnd, RoomView } from './view.ts';

export interface RoomOptions {
  readonly client: Client;
  readonly liveId: number;
  /** Id of the recording that is watched; its chat is then complete and gets no new messages. */
  readonly playbackId?: number | undefined;
  readonly playerTag: string;
  /** Called with what was earned by watching. */
  readonly onAwards?: ((awards: RoomBeatResult['awards']) => void) | undefined;
  readonly onReport?: OnReport;
  /** The browser's `WebSocket` by default. */
  readonly openSocket?: (address: string) => SocketPort;
  /**
   * The page's address, against which a socket address without an origin is resolved; this page by default.
   */
  readonly page?: string;
  /** Where messages wait until the server has them; this tab's storage by default. */
  readonly storage?: () => StoragePort;
  /** Where the event `online` arrives; the window by default. */
  readonly events?: EventTarget;
  readonly random?: Random;
}

export interface Room {
  readonly get: () => RoomView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends a message, which is in `outgoing` at once; returns its key. */
  readonly say: (words: Words) => string;
  readonly retry: (key: string) => void;
  readonly discard: (key: string) => void;
  /** For lecturers and admins; rejects with an `ApiError`. */
  readonly moderate: (action: RoomAction, about?: { messageId?: number; text?: string }) => Promise<void>;
  readonly react: (reaction: Reaction) => void;
  /** Reports the seconds that were really played since the last report, and where the player stands. */
  readonly played: (seconds: number, position?: number) => void;
  readonly close: () => void;
}

const beatMs = 15_000;
const pollMs = 3000;
const waitingPollMs = 10_000;
const entryAgainMs = 3000;

const isOpen = (status: LiveStatus): boolean => status === LiveStatus.Upcoming || status === LiveStatus.Live;

const tabStorage = (): StoragePort => sessionStorage;

/**
 * Whether a failed call ends the room: a refusal and an expired session do, failures of the network do not.
 */
const endsBy = (error: ApiError): RoomEnd | undefined => {
  if (error.kind === 'expired' || error.kind === 'aborted') return { reason: 'session' };
  return error.kind === 'business' || error.kind === 'shape' ? { reason: 'refused', error } : undefined;
};

/**
 * Creates a live room: its messages in order, each once, through any fault of the network, and the messages
 * of this person.
 */
export function createRoom(options: RoomOptions): Room {
  const { client, liveId, playbackId, playerTag, random = Math.random } = options;
  const hasBrowser = typeof window !== 'undefined';
  const events = options.events ?? (hasBrowser ? window : new EventTarget());
  const page = options.page ?? (hasBrowser ? window.location.href : '');
  const changed = emitter();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const gone = new AbortController();
  let view = firstView;
  let log: RoomLog | undefined;
  let closeSocket: (() => void) | undefined;
  let connecting = false;
  let failures = 0;
  let catching = false;

  const isOver = (): boolean => view.connection === 'ended';
  const change = (part: Partial<RoomView>): void => {
    view = { ...view, ...part };
    changed.emit();
  };
  const later = (name: string, ms: number, work: () => void): void => {
    clearTimeout(timers.get(name));
    timers.set(
      name,
      setTimeout(() => {
        timers.delete(name);
        if (!isOver()) work();
      }, ms),
    );
  };

  const outgoing = new OutgoingMessages({
    store: unsentStore(
      client.session.get(),
      liveId,
      options.storage ?? (hasBrowser ? tabStorage : memoryStorage()),
      options.onReport ?? (() => undefined),
    ),
    send: ({ key, text, kind, replyTo }) =>
      client.send(
        roomMessage,
        { idemKey: key, liveId, kind, text, ...(replyTo === undefined ? {} : { replyTo }) },
        { silent: true, signal: gone.signal },
      ),
    onChange: () => change({ outgoing: outgoing.list }),
    onCutOff: (failures) => later('unsent', againMs(failures, random), () => outgoing.revive()),
  });
  const beats = new RoomBeats({
    send: (body) =>
      client.send(
        roomBeat,
        { liveId, playerTag, ...body, ...(playbackId === undefined ? {} : { playbackId }) },
        { silent: true },
      ),
    onAnswer: ({ watch, online, awards }) => {
      if (isOver()) return;
      const facts = view.facts === undefined ? undefined : { ...view.facts, onlineNum: online };
      change({ watched: watch, facts });
      if (awards.length > 0) options.onAwards?.(awards);
    },
  });

  const finish = (end: RoomEnd): void => {
    if (isOver()) return;
    for (const timer of timers.values()) clearTimeout(timer);
    closeSocket?.();
    outgoing.close();
    gone.abort();
    events.removeEventListener('online', hurry);
    change({ connection: 'ended', end });
  };

  const failed = (error: unknown): void => {
    if (!isApiError(error)) throw error;
    const end = endsBy(error);
    if (end !== undefined) finish(end);
  };

  const showLog = (next: RoomLog, state: RoomState): void => {
    log = next;
    change({ facts: factsOf(state), messages: next.messages, catchingUp: hasGap(next) });
    outgoing.shown(new Set(next.messages.map(({ messageId }) => messageId)));
  };
  const learn = (after: number, state: RoomState): void => {
    if (isOver()) return;
    const was = view.facts?.status;
    showLog(take(log ?? emptyLog, { after, nextAfter: state.nextAfter, list: state.list }), state);
    if (hasGap(log ?? emptyLog)) void catchUp();
    // Entered again when the stream begins, because only the answer of entering says what to play.
    if (was === LiveStatus.Upcoming && state.status === LiveStatus.Live) {
      later('entry', aroundMs(entryAgainMs, random), () => void enterAgain());
    }
  };

  /** Asks once for the changes after those in the log; resolves to whether there may be more. */
  const ask = async (): Promise<boolean> => {
    const after = log?.upTo ?? 0;
    const state = await client.send(roomPoll, { liveId, after }, { silent: true, signal: gone.signal });
    learn(after, state);
    return state.list.length >= roomPollMost;
  };
  const catchUp = async (): Promise<void> => {
    if (catching) return;
    catching = true;
    try {
      let more = true;
      while (!isOver() && (more || hasGap(log ?? emptyLog))) {
        const before = log?.upTo ?? 0;
        more = await ask();
        // Stops, because the server does not have the missing changes yet, and asking without a pause would
        // not help.
        if (!more && log?.upTo === before) break;
      }
      if (hasGap(log ?? emptyLog)) later('catchUp', aroundMs(pollMs, random), () => void catchUp());
    } catch (error) {
      failed(error);
      later('catchUp', aroundMs(pollMs, random), () => void catchUp());
    } finally {
      catching = false;
    }
  };
  const poll = (): void => {
    if (view.connection === 'live' || view.connection === 'history') return;
    const status = view.facts?.status;
    const rhythm = status === LiveStatus.Upcoming ? waitingPollMs : pollMs;
    later('poll', aroundMs(rhythm, random), () => {
      if (view.connection !== 'polling') return;
      void catchUp().finally(() => {
        outgoing.revive();
        poll();
      });
    });
  };

  const keepEntry = (entry: RoomEntry): void =>
    change({
      role: entry.role,
      entry: {
        roomId: entry.roomId,
        sources: entry.sources,
        playOffset: entry.playOffset,
        progress: entry.progress,
      },
    });
  const enter = (): Promise<RoomEntry> =>
    client.send(
      roomEnter,
      { liveId, playerTag, ...(playbackId === undefined ? {} : { playbackId }) },
      { silent: true, signal: gone.signal },
    );
  const enterAgain = async (): Promise<void> => {
    try {
      keepEntry(await enter());
    } catch (error) {
      failed(error);
    }
  };

  const reconnect = (ms: number): void => {
    if (isOver()) return;
    closeSocket = undefined;
    if (view.facts !== undefined && view.connection !== 'polling') change({ connection: 'polling' });
    poll();
    later('connect', ms, () => void connect());
  };
  const onClose = (code: number, reason: string): void => {
    switch (code) {
      case RoomClose.SessionEnded:
        // Asks once more, because the answer of a call opens the dialog for an expired session and leads to
        // the login.
        ask().then(() => finish({ reason: 'session' }), failed);
        return;
      case RoomClose.RoomGone:
        finish({ reason: 'refused' });
        return;
      default: {
        const spread = code === RoomClose.Restart ? spreadOf(reason) : undefined;
        reconnect(spread === undefined ? againMs(failures, random) : Math.round(random() * spread));
        failures += 1;
      }
    }
  };
  const follow = ({ wsTicket: { ticket, url } }: RoomEntry): void => {
    closeSocket = openSocket({
      address: socketAddress(url, page),
      ticket,
      open: options.openSocket ?? ((address) => new WebSocket(address)),
      onFrame: (frame) => {
        failures = 0;
        if (view.connection !== 'live') {
          change({ connection: 'live' });
          outgoing.revive();
        }
        learn(frame.after, frame);
      },
      onClose,
    });
  };
  const begin = (entry: RoomEntry): void => {
    const { state } = entry;
    if (log !== undefined) {
      learn(state.nextAfter, { ...state, list: [] });
      return;
    }
    // A recording shows its messages from the first one on, so all of them are read.
    const isHistory = !isOpen(state.status);
    showLog(isHistory ? emptyLog : beginLog(state), state);
    if (isHistory) void catchUp();
  };
  const connect = async (): Promise<void> => {
    if (connecting || closeSocket !== undefined) return;
    connecting = true;
    try {
      const entry = await enter();
      if (isOver()) return;
      keepEntry(entry);
      begin(entry);
      if (isOpen(entry.state.status)) {
        follow(entry);
        void outgoing.pump();
      } else {
        change({ connection: 'history' });
      }
    } catch (error) {
      failed(error);
      reconnect(againMs(failures, random));
      failures += 1;
    } finally {
      connecting = false;
    }
  };
  const hurry = (): void => {
    if (!isOver() && closeSocket === undefined) later('connect', aroundMs(500, random), () => void connect());
  };
  const beat = (): void => {
    if (view.entry !== undefined) void beats.beat();
    later('beat', aroundMs(beatMs, random), beat);
  };

  events.addEventListener('online', hurry);
  later('beat', aroundMs(beatMs, random), beat);
  change({ outgoing: outgoing.list });
  void connect();

  return {
    get: () => view,
    subscribe: changed.subscribe,
    say: (words) => outgoing.say(words),
    retry: (key) => outgoing.retry(key),
    discard: (key) => outgoing.discard(key),
    moderate: async (action, about = {}) => {
      const state = await client.call(roomModerate, { liveId, action, ...about }, { silent: true });
      learn(state.nextAfter, { ...state, list: [] });
    },
    react: (reaction) => beats.react(reaction),
    played: (seconds, position) => beats.played(seconds, position),
    close: () => {
      if (view.entry !== undefined) void beats.beat();
      finish({ reason: 'left' });
    },
  };
}
