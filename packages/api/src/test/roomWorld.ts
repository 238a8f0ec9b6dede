import { ErrorCode } from '@stoa/domain';
import { apiError } from '../client/errors.ts';
import type { ApiError, ApiFault } from '../client/errors.ts';
import { RoomClose, roomMessage } from '../contract/live.ts';
import type { RoomFrame } from '../contract/live.ts';
import {
  messageKind,
  noMessages,
  withMessages,
  withoutMessage,
  withoutRefusal,
} from '../live/messageKind.ts';
import type { KeptMessage, KeptMessages } from '../live/messageKind.ts';
import { firstModel } from '../live/model/state.ts';
import type { RoomEffect, RoomHappening, RoomModel, RoomTimer } from '../live/model/state.ts';
import { step } from '../live/model/step.ts';
import { faultOf, notSending, sendStep } from '../outbox/sendModel.ts';
import type { SendEvent, Sending } from '../outbox/sendModel.ts';
import { RoomServer } from './roomServer.ts';

/**
 * The network of a tab.
 * - `good`: everything arrives, in order, within a tenth of a second.
 * - `rough`: requests and answers are lost, or overtake each other; messages of a socket are lost, come twice
 * or in another order.
 * - `cut`: nothing arrives, and every call fails at once.
 * - `hanging`: calls fail only after 20 s, and half of them have reached the server; sockets do not open.
 * - `noSockets`: calls arrive, sockets are refused.
 */
export type Way = 'good' | 'rough' | 'cut' | 'hanging' | 'noSockets';

export const me = 1;
const other = 2;
const kind = messageKind(2);
const silenceMs = 40_000;

interface Scheduled {
  readonly at: number;
  readonly no: number;
  readonly work: () => void;
}

/** Random numbers that are the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One step of a tab, as the checks of the rules receive it. */
export interface Seen {
  readonly tab: Tab;
  readonly happening: RoomHappening;
  readonly random: number;
  readonly before: RoomModel;
  readonly effects: readonly RoomEffect[];
}

interface Socket {
  readonly no: number;
  /** Whether the server has sent something through the socket. */
  heard: boolean;
  /** When the last message of the socket arrives. */
  lastAt: number;
}

type Reply<Value> = { readonly value: Value } | { readonly fault: ApiFault };

/** A server, its network and the tabs of one person, on a clock that only `pass` moves. */
export class RoomWorld {
  now = 0;
  readonly server = new RoomServer();
  readonly tabs: Tab[] = [];
  readonly random: () => number;
  /** Called after each step of a tab, before its effects are carried out. */
  onStep: (seen: Seen) => void = () => undefined;
  /** Called before a tab receives a message of the socket that it listens to. */
  onFrame: (tab: Tab) => void = () => undefined;
  sessionOver = false;
  #scheduled: Scheduled[] = [];
  #no = 0;
  #spoken = 0;

  constructor(seed: number) {
    this.random = seeded(seed);
    this.server.onChange = (frame) => {
      for (const tab of this.tabs) tab.hear(frame);
    };
    const beat = (): void => {
      const { lastSeq } = this.server;
      if (this.server.isUp) this.server.onChange({ ...this.server.state([], lastSeq), after: lastSeq });
      this.later(15_000, beat);
    };
    this.later(15_000, beat);
  }

  /** Schedules work; returns a function that cancels it. */
  later(ms: number, work: () => void): () => void {
    this.#no += 1;
    const one = { at: this.now + ms, no: this.#no, work };
    this.#scheduled.push(one);
    return () => {
      this.#scheduled = this.#scheduled.filter((scheduled) => scheduled !== one);
    };
  }

  pass(ms: number): void {
    const until = this.now + ms;
    for (let next = this.#next(until); next !== undefined; next = this.#next(until)) {
      this.#scheduled = this.#scheduled.filter((one) => one !== next);
      this.now = next.at;
      next.work();
    }
    this.now = until;
  }

  open(): Tab {
    const tab = new Tab(this, `tab${this.tabs.length}`);
    this.tabs.push(tab);
    tab.happen({ type: 'started' });
    return tab;
  }

  /**
   * Other people send messages, but only while every tab can still notice that the numbers have started
   * again.
   */
  othersSay(count: number): void {
    for (let no = 0; no < count && this.maySpeak(); no += 1) {
      this.#spoken += 1;
      this.server.say(other, { text: `of others ${this.#spoken}`, kind: 1 });
    }
  }

  /**
   * Whether anybody may send a message. A tab notices that the numbers have started again because they are
   * lower than before. So nobody sends anything until every tab has entered again, or while the numbers are
   * still lower.
   */
  maySpeak(): boolean {
    const { era, lastSeq, isOpen } = this.server;
    if (!isOpen) return false;
    return this.tabs.every((tab) => tab.isOver || tab.era === era || lastSeq + 1 < tab.model.log.upTo);
  }

  /** The server stops, and asks its clients to reconnect at random within this time. */
  stop(spreadMs: number): void {
    this.server.isUp = false;
    for (const tab of this.tabs) tab.lose(RoomClose.Restart, spreadMs);
  }

  #next(until: number): Scheduled | undefined {
    let first: Scheduled | undefined;
    for (const one of this.#scheduled) {
      if (one.at > until) continue;
      if (first === undefined || one.at < first.at || (one.at === first.at && one.no < first.no)) first = one;
    }
    return first;
  }
}

/** A person in the room; the model runs here as it does in a page. */
export class Tab {
  readonly world: RoomWorld;
  readonly name: string;
  model: RoomModel = firstModel(me);
  way: Way = 'good';
  /** The era of the server's numbers at the tab's last entering. */
  era = 0;
  /** The texts that were sent from this tab by their keys, in order. */
  readonly said = new Map<string, string>();
  readonly dropped = new Set<string>();
  /** Keys of messages that the server has refused at least once. */
  readonly refused = new Set<string>();
  readonly timers = new Map<RoomTimer, () => void>();
  socket: Socket | undefined;
  /** Sockets that are open at this moment. */
  openSockets = 0;
  /** Number of calls to enter and follow the room that have no answer yet. */
  entering = 0;
  /** When each message was sent to the network, and when it was stored. */
  readonly sends: { readonly type: 'sent' | 'stored'; readonly at: number; readonly key: string }[] = [];
  #kept: KeptMessages = noMessages;
  #sending: Sending = notSending;
  #sendTimer: () => void = () => undefined;
  #stopped = false;

  constructor(world: RoomWorld, name: string) {
    this.world = world;
    this.name = name;
  }

  get isOver(): boolean {
    return this.model.link.at === 'ended';
  }

  happen(happening: RoomHappening): void {
    const before = this.model;
    const random = this.world.random();
    const [after, effects] = step(before, { ...happening, random });
    this.model = after;
    this.world.onStep({ tab: this, happening, random, before, effects });
    for (const effect of effects) this.#carryOut(effect);
  }

  say(text: string): void {
    const key = `${this.name}-${this.said.size}`;
    this.said.set(key, text);
    this.happen({ type: 'said', message: { key, text, kind: 1, at: this.world.now } });
  }

  drop(key: string): void {
    if (this.model.talk.outgoing.some((one) => one.key === key && one.state === 'failed'))
      this.dropped.add(key);
    this.happen({ type: 'discarded', key });
  }

  /** Receives a message of the server through the socket. */
  hear(frame: RoomFrame): void {
    const { socket, world } = this;
    if (socket === undefined || !socket.heard) return;
    const { random } = world;
    const deliver = (at: number): void => {
      world.later(at - world.now, () => {
        if (this.socket === socket) world.onFrame(this);
        this.happen({ type: 'frame', socket: socket.no, frame });
      });
    };
    if (this.way !== 'rough') {
      socket.lastAt = Math.max(socket.lastAt, world.now + 10 + random() * 50);
      return deliver(socket.lastAt);
    }
    if (random() < 0.15) return undefined;
    deliver(world.now + random() * 2000);
    if (random() < 0.15) deliver(world.now + random() * 2000);
    return undefined;
  }

  /** The server or the network closes the socket. */
  lose(code: number, spreadMs?: number): void {
    const { socket } = this;
    if (socket === undefined) return;
    this.#closeSocket();
    this.happen({ type: 'socketClosed', socket: socket.no, code, spreadMs });
  }

  /** The socket stops sending, which the page notices only after a while. */
  silence(): void {
    const { socket } = this;
    if (socket === undefined || !socket.heard) return;
    socket.heard = false;
    this.world.later(silenceMs, () => {
      if (this.socket === socket) this.lose(0);
    });
  }

  #carryOut(effect: RoomEffect): void {
    const { world } = this;
    switch (effect.type) {
      case 'enter': {
        const { why } = effect;
        const isFollowing = why === 'follow';
        if (isFollowing) this.entering += 1;
        return this.#call(
          () => ({ value: { entry: world.server.entry(), era: world.server.era } }),
          ({ entry, era }) => {
            if (isFollowing) {
              this.entering -= 1;
              this.era = era;
            }
            this.happen({ type: 'entered', why, entry });
          },
          (error) => {
            if (isFollowing) this.entering -= 1;
            this.happen({ type: 'enterFailed', why, error });
          },
        );
      }
      case 'openSocket':
        return this.#openSocket(effect.socket);
      case 'ask': {
        const { no, after } = effect;
        return this.#call(
          () => ({ value: world.server.since(after) }),
          (state) => {
            this.happen({ type: 'answered', no, state });
          },
          (error) => {
            this.happen({ type: 'askFailed', no, error });
          },
        );
      }
      case 'setTimer': {
        const { timer, ms } = effect;
        this.timers.get(timer)?.();
        const cancel = world.later(ms, () => {
          this.timers.delete(timer);
          this.happen({ type: 'timer', timer });
        });
        this.timers.set(timer, cancel);
        return undefined;
      }
      case 'beat':
        return undefined;
      case 'openOutbox':
        world.later(5, () =>
          this.happen(world.random() < 0.2 ? { type: 'outboxFailed' } : { type: 'outboxOpened' }),
        );
        return undefined;
      case 'unlockOutbox':
        return undefined;
      case 'keep':
        return this.#change(withMessages(this.#kept, effect.messages));
      case 'keepAgain':
        return this.#change(withoutRefusal(this.#kept, effect.key));
      case 'drop':
        return this.#change(withoutMessage(this.#kept, effect.key));
      case 'flush':
        return this.#send({ type: 'flush' });
      case 'end':
        for (const cancel of this.timers.values()) cancel();
        this.timers.clear();
        this.#closeSocket();
        this.#stopped = true;
        this.#sendTimer();
        return undefined;
      default:
        return effect satisfies never;
    }
  }

  #closeSocket(): void {
    if (this.socket !== undefined) this.openSockets -= 1;
    this.socket = undefined;
  }

  #openSocket(no: number): void {
    const { world, way } = this;
    this.openSockets += 1;
    const socket: Socket = { no, heard: false, lastAt: 0 };
    this.socket = socket;
    const ms = way === 'hanging' ? 10_000 : 20 + world.random() * 60;
    world.later(ms, () => {
      if (this.socket !== socket) return;
      const isKnown = world.server.isUp && world.server.era === this.era;
      if (way !== 'good' && way !== 'rough') return this.lose(0);
      if (!isKnown) return this.lose(RoomClose.TicketRefused);
      socket.heard = true;
      const { lastSeq } = world.server;
      return this.hear({ ...world.server.state([], lastSeq), after: lastSeq });
    });
  }

  /** A call: what the server does, and how its answer or failure comes back. */
  #call<Value>(
    serve: () => Reply<Value>,
    answered: (value: Value) => void,
    failed: (error: ApiError) => void,
  ): void {
    const { world, way } = this;
    const fail = (ms: number, fault: ApiFault): void =>
      void world.later(ms, () => failed(apiError(roomMessage, fault)));
    const arrive = (ms: number, then: (reply: Reply<Value>) => void): void =>
      void world.later(ms, () => {
        if (!world.server.isUp) return fail(20, { kind: 'network' });
        return then(world.sessionOver ? { fault: { kind: 'expired', code: 202 } } : serve());
      });
    const answer = (ms: number, reply: Reply<Value>): void => {
      if ('fault' in reply) fail(ms, reply.fault);
      else world.later(ms, () => answered(reply.value));
    };
    const { random } = world;
    switch (way) {
      case 'good':
      case 'noSockets':
        return arrive(10 + random() * 40, (reply) => answer(10 + random() * 40, reply));
      case 'rough': {
        const fate = random();
        if (fate < 0.2) return fail(random() * 3000, { kind: 'network' });
        return arrive(random() * 1500, (reply) =>
          fate < 0.4 ? fail(random() * 1500, { kind: 'network' }) : answer(random() * 5000, reply),
        );
      }
      case 'cut':
        return fail(10, { kind: 'network', offline: true });
      case 'hanging':
        return random() < 0.5
          ? fail(20_000, { kind: 'timeout' })
          : arrive(1000, () => fail(19_000, { kind: 'timeout' }));
      default:
        return way satisfies never;
    }
  }

  #change(kept: KeptMessages): void {
    this.#kept = kept;
    this.happen({ type: 'kept', messages: kept.messages });
    this.#send({ type: 'changed', at: this.world.now });
  }

  /** Sends the messages of the outbox, on this clock. */
  #send(event: SendEvent<KeptMessage, void>): void {
    if (this.#stopped) return;
    const before = this.#kept;
    const [{ state, sending }, effects] = sendStep(kind, { state: before, sending: this.#sending }, event);
    this.#kept = state;
    this.#sending = sending;
    if (state !== before) this.happen({ type: 'kept', messages: state.messages });
    for (const effect of effects) {
      switch (effect.type) {
        case 'send':
          this.#sendMessage(effect.parcel, effect.by);
          break;
        case 'wait':
          this.#sendTimer();
          this.#sendTimer = this.world.later(effect.ms, () => this.#send({ type: 'fired' }));
          break;
        case 'calm':
          this.#sendTimer();
          break;
        case 'refusal':
          this.refused.add(effect.parcel.key);
          break;
        case 'answer':
        case 'failures':
          break;
        default:
          effect satisfies never;
      }
    }
    if (this.#sending.turn.at === 'keeping') this.#send({ type: 'kept' });
  }

  #sendMessage(parcel: KeptMessage, by: 'turn' | 'leaving'): void {
    const { world } = this;
    const { key } = parcel;
    this.sends.push({ type: 'sent', at: world.now, key });
    this.happen({ type: 'messageTried', key });
    this.#call<number>(
      () => {
        if (world.server.isOpen && !world.maySpeak()) return { fault: { kind: 'network', status: 502 } };
        const taken = world.server.take(me, parcel, world.now);
        if (taken === 'muted') return refusedWith(ErrorCode.LiveMuted);
        if (taken === 'tooFrequent') return refusedWith(ErrorCode.TooFrequent);
        return { value: taken.messageId };
      },
      (messageId) => {
        this.sends.push({ type: 'stored', at: world.now, key });
        this.happen({ type: 'messageStored', key, messageId });
        this.#send({ type: 'answered', by, parcel, answer: undefined });
      },
      (error) => {
        if (error.kind !== 'business') this.happen({ type: 'messageCutOff', key, error });
        this.#send({ type: 'failed', by, parcel, fault: faultOf(error) });
      },
    );
  }
}

const refusedWith = (code: number): { readonly fault: ApiFault } => ({
  fault: { kind: 'business', code, msg: 'no', status: 200 },
});
