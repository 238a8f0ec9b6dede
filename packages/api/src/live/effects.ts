import { isApiError } from '../client/errors.ts';
import type { ApiError } from '../client/errors.ts';
import type { Client } from '../client/createClient.ts';
import type { OnReport } from '../client/ports.ts';
import { RoomClose, roomBeat, roomEnter, roomFrame, roomMessage, roomPoll } from '../contract/live.ts';
import type { RoomBeatResult, RoomEntry } from '../contract/live.ts';
import type { Outbox } from '../outbox/index.ts';
import { memoryStorage } from '../session/memory.ts';
import type { StoragePort } from '../session/storage.ts';
import { RoomBeats } from './beats.ts';
import { spreadOf } from './delays.ts';
import { openKeptMessages } from './keptMessages.ts';
import type { MessageKeeper } from './keptMessages.ts';
import type { SaidMessage } from './message.ts';
import type { EnterReason, RoomEffect, RoomHappening, RoomTimer } from './model/state.ts';
import { oldMessages } from './oldMessages.ts';
import { openSocket, socketAddress } from './socket.ts';
import type { SocketPort } from './socket.ts';
import { Timers } from './timers.ts';

export interface RoomOptions {
  readonly client: Client;
  readonly liveId: number;
  /** Id of the recording that is watched; its chat is then complete and gets no new messages. */
  readonly playbackId?: number | undefined;
  readonly playerTag: string;
  /**
   * The outbox of the person's session, where messages wait until the server has them. It is opened when the
   * person may send messages, and again after a while when it rejects. Without it the room creates an outbox
   * of its own, which ends with the room.
   */
  readonly outbox?: (() => Promise<Outbox>) | undefined;
  /** Called with what was earned by watching. */
  readonly onAwards?: ((awards: RoomBeatResult['awards']) => void) | undefined;
  readonly onReport?: OnReport;
  /** The browser's `WebSocket` by default. */
  readonly openSocket?: (address: string) => SocketPort;
  /**
   * The page's address, against which a socket address without an origin is resolved; this page by default.
   */
  readonly page?: string;
  /**
   * Where an earlier release kept unsent messages, which are moved into the outbox; this tab's storage by
   * default.
   */
  readonly storage?: () => StoragePort;
  /** Where the events `online` and `visibilitychange` arrive; the window by default. */
  readonly events?: EventTarget;
  /** A number in [0, 1); `Math.random` by default. */
  readonly random?: () => number;
}

const tabStorage = (): StoragePort => sessionStorage;
export const isHidden = (): boolean =>
  typeof document !== 'undefined' && document.visibilityState === 'hidden';

/** Executes the effects of a room, and passes their outcomes to the room. */
export interface RoomEffects {
  readonly beats: RoomBeats;
  readonly carryOut: (effect: RoomEffect) => void;
}

export function createEffects(options: RoomOptions, happen: (happening: RoomHappening) => void): RoomEffects {
  const { client, liveId, playbackId, playerTag, onReport = () => undefined } = options;
  const hasBrowser = typeof window !== 'undefined';
  const owner = client.session.get();
  const recording = playbackId === undefined ? {} : { playbackId };
  const gone = new AbortController();
  const silent = { silent: true, signal: gone.signal } as const;
  const timers = new Timers<RoomTimer>((timer) => happen({ type: 'timer', timer }));
  let closeSocket: (() => void) | undefined;
  let keeper: MessageKeeper | undefined;
  let ownOutbox: Promise<Outbox> | undefined;

  /**
   * Passes the outcome of a call to the room. An error that does not come from a call is a fault of this
   * code, so it is thrown.
   */
  const call = <Answer>(
    sent: Promise<Answer>,
    answered: (answer: Answer) => RoomHappening,
    failed: (error: ApiError) => RoomHappening,
  ): void => {
    void sent.then(
      (answer) => happen(answered(answer)),
      (error: unknown) => {
        if (!isApiError(error)) throw error;
        happen(failed(error));
      },
    );
  };

  const beats = new RoomBeats({
    send: (body) => client.send(roomBeat, { liveId, playerTag, ...body, ...recording }, { silent: true }),
    onAnswer: (answer) => {
      happen({ type: 'beatAnswered', answer });
      if (answer.awards.length > 0 && !gone.signal.aborted) options.onAwards?.(answer.awards);
    },
  });

  const enter = (why: EnterReason): void =>
    call(
      client.send(roomEnter, { liveId, playerTag, ...recording }, silent),
      (entry) => ({ type: 'entered', why, entry }),
      (error) => ({ type: 'enterFailed', why, error }),
    );
  const ask = (no: number, after: number): void =>
    call(
      client.send(roomPoll, { liveId, after }, silent),
      (state) => ({ type: 'answered', no, state }),
      (error) => ({ type: 'askFailed', no, error }),
    );
  const sendMessage = async (message: SaidMessage, keepalive: boolean): Promise<void> => {
    const { key, text, kind, replyTo } = message;
    happen({ type: 'messageTried', key });
    try {
      const { messageId } = await client.send(
        roomMessage,
        { idemKey: key, liveId, kind, text, ...(replyTo === undefined ? {} : { replyTo }) },
        { ...silent, keepalive },
      );
      happen({ type: 'messageStored', key, messageId });
    } catch (error) {
      // A refusal is not reported here, because the refused message in the outbox shows it.
      if (isApiError(error) && error.kind !== 'business') happen({ type: 'messageCutOff', key, error });
      throw error;
    }
  };
  const open = (socket: number, { ticket, url }: RoomEntry['wsTicket']): void => {
    closeSocket = openSocket({
      address: socketAddress(url, options.page ?? (hasBrowser ? window.location.href : '')),
      ticket,
      schema: roomFrame,
      open: options.openSocket ?? ((address) => new WebSocket(address)),
      onFrame: (frame) => happen({ type: 'frame', socket, frame }),
      onClose(code, reason) {
        closeSocket = undefined;
        const spreadMs = code === RoomClose.Restart ? spreadOf(reason) : undefined;
        happen({ type: 'socketClosed', socket, code, spreadMs });
      },
    });
  };

  const outboxOfRoom = async (): Promise<Outbox> => {
    const { createOutbox } = await import('../outbox/index.ts');
    return createOutbox({ owner, onReport });
  };
  const askForOutbox = (): Promise<Outbox> => {
    if (options.outbox) return options.outbox();
    ownOutbox ??= outboxOfRoom();
    return ownOutbox;
  };
  const openMessages = async (): Promise<void> => {
    try {
      const opened = await openKeptMessages({
        outbox: await askForOutbox(),
        liveId,
        send: (message, { keepalive }) => sendMessage(message, keepalive),
        onChange: (messages) => happen({ type: 'kept', messages }),
        now: Date.now,
      });
      keeper = opened;
      if (gone.signal.aborted) await leaveOutbox();
      else happen({ type: 'outboxOpened' });
    } catch {
      // The code of the outbox did not load, so loading is tried again.
      ownOutbox = undefined;
      happen({ type: 'outboxFailed' });
    }
  };
  const storage = options.storage ?? (hasBrowser ? tabStorage : memoryStorage());
  const unlockMessages = (key: string): void =>
    void keeper?.unlock(key, oldMessages(owner, liveId, storage, onReport));
  const leaveOutbox = async (): Promise<void> => {
    await keeper?.stop();
    await ownOutbox?.then(
      ({ close }) => close(),
      () => undefined,
    );
  };

  const events = options.events ?? (hasBrowser ? window : new EventTarget());
  const onOnline = (): void => happen({ type: 'online' });
  const onVisibility = (): void => happen({ type: 'hidden', hidden: isHidden() });
  events.addEventListener('online', onOnline);
  events.addEventListener('visibilitychange', onVisibility);
  const end = (): void => {
    events.removeEventListener('online', onOnline);
    events.removeEventListener('visibilitychange', onVisibility);
    timers.clearAll();
    closeSocket?.();
    gone.abort();
    void leaveOutbox();
  };

  const carryOut = (effect: RoomEffect): void => {
    switch (effect.type) {
      case 'enter':
        return enter(effect.why);
      case 'openSocket':
        return open(effect.socket, effect.ticket);
      case 'ask':
        return ask(effect.no, effect.after);
      case 'setTimer':
        return timers.set(effect.timer, effect.ms);
      case 'beat':
        return void beats.beat();
      case 'openOutbox':
        return void openMessages();
      case 'unlockOutbox':
        return unlockMessages(effect.key);
      case 'keep':
        return keeper?.keep(effect.messages);
      case 'keepAgain':
        return keeper?.keepAgain(effect.key);
      case 'drop':
        return keeper?.drop(effect.key);
      case 'flush':
        return keeper?.flush();
      case 'end':
        return end();
      default:
        return effect satisfies never;
    }
  };
  return { beats, carryOut };
}
