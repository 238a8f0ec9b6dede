import { ErrorCode, LiveStatus } from '@stoa/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RoomClose, roomEnter, roomMessage, roomPoll } from '../contract/live.ts';
import type { LiveMessage, RoomState } from '../contract/live.ts';
import { createDevice } from '../test/device.ts';
import type { Device } from '../test/device.ts';
import { FakeStorage, bodyOf, harness, json, ok } from '../test/fakes.ts';
import type { Answer, Sent } from '../test/fakes.ts';
import { createRoom } from './room.ts';
import type { Room } from './room.ts';
import type { SocketPort } from './socket.ts';

type Listener = (event: { data: unknown; code: number; reason: string }) => void;

/** A WebSocket that the test controls. */
class FakeSocket implements SocketPort {
  readonly sent: string[] = [];
  closed = false;
  readonly address: string;
  readonly #listeners = new Map<string, Listener>();
  constructor(address: string) {
    this.address = address;
  }
  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
  opens(): void {
    this.#happens('open', {});
  }
  says(frame: unknown): void {
    this.#happens('message', { data: JSON.stringify(frame) });
  }
  ends(code: number, reason = ''): void {
    this.#happens('close', { code, reason });
  }
  #happens(type: string, event: Partial<Parameters<Listener>[0]>): void {
    this.#listeners.get(type)?.({ data: undefined, code: 0, reason: '', ...event });
  }
}

const user = { userId: 1, id: 11, realName: '林小满', avatar: '' };

/** A server with one room, which a test can make fail. */
class FakeServer {
  readonly said: LiveMessage[] = [];
  readonly sent: Sent[] = [];
  status: LiveStatus = LiveStatus.Live;
  /** The key that encrypts what waits on the device; empty from a server that gives none. */
  outboxKey = '';
  /** The answer to messages; undefined for the usual one. */
  refuse: ((path: string) => Response | Promise<Response> | undefined) | undefined;
  readonly #keys = new Map<string, LiveMessage>();

  say(text: string): LiveMessage {
    const messageId = this.said.length + 1;
    const message = { messageId, liveId: 2, kind: 1, user, role: 'LEARNER', text, time: messageId } as const;
    this.said.push(message);
    return message;
  }

  since(after: number): RoomState {
    return {
      status: this.status,
      onlineNum: 1,
      viewNum: 1,
      muted: false,
      reactions: {},
      list: this.said.slice(after),
      nextAfter: this.said.length,
      serverTime: 1,
    };
  }

  frame(after: number) {
    return { ...this.since(after), after };
  }

  readonly answer: Answer = (sent) => {
    this.sent.push(sent);
    const url = new URL(sent.url, 'http://page');
    const path = url.pathname.slice('/api'.length);
    const refused = this.refuse?.(path);
    if (refused !== undefined) return refused;
    if (path === roomEnter.path) {
      const wsTicket = { ticket: 't'.repeat(43), url: '/api/live/pc/room/socket', expireTime: 1 };
      const { outboxKey } = this;
      return ok({ roomId: '2', sources: [], role: 'LEARNER', state: this.since(0), wsTicket, outboxKey });
    }
    if (path === roomPoll.path) return ok(this.since(Number(url.searchParams.get('after'))));
    if (path === roomMessage.path) {
      const { idemKey, text } = JSON.parse(bodyOf(sent));
      const message = this.#keys.get(idemKey) ?? this.say(text);
      this.#keys.set(idemKey, message);
      return ok(message);
    }
    return ok({ watch: { seconds: 0, percent: 0, done: false }, online: 1, awards: [] });
  };

  asked(path: string): Sent[] {
    return this.sent.filter(({ url }) => url.includes(path));
  }
}

const owner = { companyId: 1001, userId: 1 };
const clock = (): number => Date.now();
const rooms: Room[] = [];

interface Visit {
  device?: Device;
  storage?: FakeStorage;
  /** Whether the page may open no WebSockets. */
  blocked?: boolean;
}

/** A person who enters the room in a new tab. */
function enter(server: FakeServer, visit: Visit = {}) {
  const { device = createDevice({ clock }), storage = new FakeStorage(), blocked = false } = visit;
  const { client, ended } = harness(server.answer, { locale: 'zh-CN', online: () => true });
  const tab = device.open(owner);
  const sockets: FakeSocket[] = [];
  const room = createRoom({
    client,
    liveId: 2,
    playerTag: 'tag',
    page: 'https://sunrise.example/live/company/detail?liveId=2',
    outbox: async () => tab.outbox,
    storage: () => storage,
    events: new EventTarget(),
    random: () => 0.5,
    openSocket: (address): SocketPort => {
      if (blocked) throw new DOMException('', 'SecurityError');
      const socket = new FakeSocket(address);
      sockets.push(socket);
      return socket;
    },
  });
  rooms.push(room);
  return { room, sockets, ended, client, tab, texts: () => room.get().messages.map(({ text }) => text) };
}

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const room of rooms.splice(0)) room.close();
  vi.useRealTimers();
});

describe('a live room', () => {
  it('shows its ticket through the socket; nothing is in the address', async () => {
    const { sockets } = enter(new FakeServer());
    await settle();
    sockets[0]?.opens();
    expect(sockets[0]?.address).toBe('wss://sunrise.example/api/live/pc/room/socket');
    expect(sockets[0]?.sent).toEqual([JSON.stringify({ ticket: 't'.repeat(43) })]);
  });

  it('requests the changes between those it has and those that arrive', async () => {
    const server = new FakeServer();
    server.say('one');
    const { room, sockets, texts } = enter(server);
    await settle();
    for (const text of ['two', 'three', 'four']) server.say(text);
    sockets[0]?.says(server.frame(3));
    expect([texts(), room.get().catchingUp]).toEqual([['one'], true]);
    await settle();
    expect([texts(), room.get().catchingUp]).toEqual([['one', 'two', 'three', 'four'], false]);
    expect(server.asked(roomPoll.path).map(({ url }) => /after=\d+/.exec(url)?.[0])).toEqual(['after=1']);
  });

  it('continues with requests every few seconds if WebSockets are forbidden (polling)', async () => {
    const server = new FakeServer();
    const { room, texts } = enter(server, { blocked: true });
    await settle(100);
    expect(room.get().connection).toBe('polling');
    server.say('heard all the same');
    await settle(3100);
    expect(texts()).toEqual(['heard all the same']);
  });

  it('uses polling also if sockets do not connect, and if one stops sending', async () => {
    const server = new FakeServer();
    const { room, sockets } = enter(server);
    await settle(10_001);
    expect([room.get().connection, sockets[0]?.closed]).toEqual(['polling', true]);
    await settle(4000);
    sockets[1]?.says(server.frame(0));
    expect(room.get().connection).toBe('live');
    await settle(40_001);
    expect([room.get().connection, sockets[1]?.closed]).toEqual(['polling', true]);
  });

  it('reconnects at the time that a stopping server names, with a new ticket', async () => {
    const server = new FakeServer();
    const { room, sockets } = enter(server);
    await settle();
    sockets[0]?.says(server.frame(0));
    sockets[0]?.ends(RoomClose.Restart, '6000');
    await settle(2999);
    expect(sockets).toHaveLength(1);
    await settle(2);
    expect(sockets).toHaveLength(2);
    expect(server.asked(roomEnter.path)).toHaveLength(2);
    sockets[1]?.says(server.frame(0));
    expect(room.get().connection).toBe('live');
  });

  it('waits longer from failure to failure', async () => {
    const server = new FakeServer();
    const { sockets } = enter(server);
    await settle();
    const waits: number[] = [];
    for (let no = 1; no <= 5; no += 1) {
      sockets.at(-1)?.ends(1006);
      const from = Date.now();
      while (sockets.length <= no) await settle(100);
      waits.push(Math.round((Date.now() - from) / 1000));
    }
    expect(waits).toEqual([2, 4, 8, 16, 30]);
  });

  it('ends when the room is not there, and when the session is over', async () => {
    const gone = enter(new FakeServer());
    await settle();
    gone.sockets[0]?.ends(RoomClose.RoomGone);
    expect(gone.room.get()).toMatchObject({ connection: 'ended', end: { reason: 'refused' } });

    const server = new FakeServer();
    const over = enter(server);
    await settle();
    server.refuse = () => json({ code: ErrorCode.SessionExpired, msg: '', data: null });
    over.sockets[0]?.ends(RoomClose.SessionEnded);
    await settle();
    expect(over.room.get()).toMatchObject({ connection: 'ended', end: { reason: 'session' } });
  });

  it('says why it may not be entered', async () => {
    const server = new FakeServer();
    server.refuse = () => json({ code: ErrorCode.LiveNotStarted, msg: '直播未开始', data: null });
    const { room } = enter(server);
    await settle();
    expect(room.get()).toMatchObject({
      end: { reason: 'refused', error: { code: 6001, msg: '直播未开始' } },
    });
  });

  it('shows the whole chat of a recording, and opens no socket for it', async () => {
    const server = new FakeServer();
    server.status = LiveStatus.Playback;
    for (const text of ['one', 'two']) server.say(text);
    const { room, sockets, texts } = enter(server);
    await settle();
    expect([room.get().connection, texts(), sockets]).toEqual(['history', ['one', 'two'], []]);
  });

  it('sends nothing more once the person has left it', async () => {
    const server = new FakeServer();
    const { room, sockets } = enter(server);
    await settle();
    room.close();
    await settle();
    const { length } = server.sent;
    await settle(300_000);
    expect([server.sent.length, sockets[0]?.closed]).toEqual([length, true]);
  });
});

/** A server that receives no message until the test repairs its connection. */
function cutLine() {
  const server = new FakeServer();
  let cut = true;
  server.refuse = (path) =>
    cut && path === roomMessage.path ? Promise.reject(new TypeError('cut')) : undefined;
  return { server, mend: () => (cut = false) };
}

/**
 * Waits until the first message has failed. The time is random, because the client's tries and the room's own
 * are spread by chance.
 */
async function untilFirstFailed({ get }: Room) {
  for (let tries = 0; tries < 300 && get().outgoing[0]?.state !== 'failed'; tries += 1) await settle(100);
}

/** Sends these messages and waits until the first of them has failed; the others wait for it. */
async function saidInto({ server, mend }: ReturnType<typeof cutLine>, ...texts: string[]) {
  const { room } = enter(server);
  await settle();
  const keys = texts.map((text) => room.say({ text, kind: 1 }));
  await untilFirstFailed(room);
  expect(room.get().outgoing).toMatchObject([{ state: 'failed' }, { state: 'sending' }]);
  return { server, mend, room, keys };
}

describe('a message of the person', () => {
  it('is shown at once, and keeps its position when everybody has it', async () => {
    const server = new FakeServer();
    const { room, sockets, texts } = enter(server);
    await settle();
    room.say({ text: '大家好', kind: 1 });
    expect(room.get().outgoing).toMatchObject([{ text: '大家好', state: 'sending' }]);
    await settle();
    expect(room.get().outgoing).toMatchObject([{ state: 'sent', messageId: 1 }]);
    sockets[0]?.says(server.frame(0));
    expect([texts(), room.get().outgoing]).toEqual([['大家好'], []]);
  });

  it('is sent again under its key when the answer was lost, and said once', async () => {
    const server = new FakeServer();
    const { room, sockets } = enter(server);
    await settle();
    sockets[0]?.says(server.frame(0));
    const { answer } = server;
    let lost = 3;
    server.refuse = (path) => {
      if (path !== roomMessage.path || lost === 0) return undefined;
      lost -= 1;
      const { refuse } = server;
      server.refuse = undefined;
      const stored = answer({ url: `/api${path}`, init: server.sent.at(-1)?.init ?? {} });
      server.refuse = refuse;
      void stored;
      return Promise.reject(new TypeError('the connection was cut'));
    };
    room.say({ text: 'once', kind: 1 });
    await untilFirstFailed(room);
    expect(room.get().outgoing).toMatchObject([
      { text: 'once', state: 'failed', error: { kind: 'network' } },
    ]);
    sockets[0]?.ends(1006);
    await settle(3000);
    sockets[1]?.says(server.frame(0));
    await settle();
    expect(server.said.map(({ text }) => text)).toEqual(['once']);
    expect(room.get().outgoing).toEqual([]);
  });

  it('waits for the previous one that failed with the connection, which is tried again automatically', async () => {
    const { server, mend } = await saidInto(cutLine(), 'first', 'second');
    mend();
    await settle(60_000);
    expect(server.said.map(({ text }) => text)).toEqual(['first', 'second']);
  });

  it('is sent when the person deletes the one that failed with the connection', async () => {
    const { server, mend, room, keys } = await saidInto(cutLine(), 'never mind', 'this instead');
    mend();
    room.discard(keys[0] ?? '');
    await settle(2000);
    expect(server.said.map(({ text }) => text)).toEqual(['this instead']);
  });

  it('survives a killed tab in encrypted form, and is sent from the next one', async () => {
    const server = new FakeServer();
    server.outboxKey = 'key of 1@1001';
    const device = createDevice({ clock });
    server.refuse = (path) => (path === roomMessage.path ? new Promise(() => undefined) : undefined);
    const first = enter(server, { device });
    first.room.say({ text: 'typed before the tab was killed', kind: 1 });
    await vi.waitFor(() => expect(server.asked(roomMessage.path)).toHaveLength(1));
    expect(device.database.entries.size).toBe(1);
    expect(device.text()).not.toContain('typed before');
    first.tab.kill();
    server.refuse = undefined;
    const second = enter(server, { device });
    await vi.waitFor(() => expect(second.room.get().outgoing).toMatchObject([{ state: 'sent' }]));
    expect(server.said.map(({ text }) => text)).toEqual(['typed before the tab was killed']);
    await vi.waitFor(() => expect(device.database.entries.size).toBe(0));
  });

  it('is left to the tab in which it was typed, as long as that tab is open', async () => {
    const server = new FakeServer();
    server.outboxKey = 'key of 1@1001';
    const device = createDevice({ clock });
    server.refuse = (path) => (path === roomMessage.path ? new Promise(() => undefined) : undefined);
    const first = enter(server, { device });
    first.room.say({ text: 'typed here', kind: 1 });
    await vi.waitFor(() => expect(server.asked(roomMessage.path)).toHaveLength(1));
    const second = enter(server, { device });
    second.room.say({ text: 'typed there', kind: 1 });
    await vi.waitFor(() => expect(server.asked(roomMessage.path)).toHaveLength(2));
    expect(second.room.get().outgoing).toMatchObject([{ text: 'typed there' }]);
  });

  it('is not stored on the device if the server gives no key', async () => {
    const server = new FakeServer();
    const device = createDevice({ clock });
    const storage = new FakeStorage();
    server.refuse = (path) => (path === roomMessage.path ? new Promise(() => undefined) : undefined);
    const { room } = enter(server, { device, storage });
    room.say({ text: 'in memory only', kind: 1 });
    await settle(100);
    expect(server.asked(roomMessage.path)).toHaveLength(1);
    expect([device.database.entries.size, device.small.entries.size, storage.entries.size]).toEqual([
      0, 0, 0,
    ]);
  });

  it('is sent after an update as well, although the previous release stored it elsewhere and unencrypted', async () => {
    const server = new FakeServer();
    const storage = new FakeStorage();
    const left = { key: 'k', text: 'typed before the update', kind: 1, at: Date.now() };
    storage.setItem('liveUnsent:1001:1:2', JSON.stringify([left]));
    enter(server, { storage });
    await settle(100);
    expect(server.said.map(({ text }) => text)).toEqual(['typed before the update']);
    expect([...storage.entries.keys()]).toEqual([]);
  });

  it('is given up after twelve hours, because the server could store it a second time', async () => {
    const server = new FakeServer();
    const storage = new FakeStorage();
    const left = { key: 'k', text: 'typed yesterday', kind: 1, at: Date.now() - 13 * 3_600_000 };
    storage.setItem('liveUnsent:1001:1:2', JSON.stringify([left]));
    const { room } = enter(server, { storage });
    await settle(100);
    expect([server.said, room.get().outgoing, [...storage.entries.keys()]]).toEqual([[], [], []]);
  });

  it('is shown again with the server’s message after a visit in which it was refused', async () => {
    const server = new FakeServer();
    server.outboxKey = 'key of 1@1001';
    const device = createDevice({ clock });
    server.refuse = (path) =>
      path === roomMessage.path
        ? json({ code: ErrorCode.LiveMuted, msg: '已开启全员禁言', data: null })
        : undefined;
    const first = enter(server, { device });
    first.room.say({ text: 'may I?', kind: 1 });
    await vi.waitFor(() => expect(first.room.get().outgoing).toMatchObject([{ state: 'failed' }]));
    await first.tab.outbox.kept();
    first.tab.kill();
    const second = enter(server, { device });
    await vi.waitFor(() =>
      expect(second.room.get().outgoing).toMatchObject([
        { text: 'may I?', state: 'failed', error: { msg: '已开启全员禁言' } },
      ]),
    );
  });

  it('stays with the server’s message when it was refused, until the person tries again or deletes it', async () => {
    const server = new FakeServer();
    server.refuse = (path) =>
      path === roomMessage.path
        ? json({ code: ErrorCode.LiveMuted, msg: '已开启全员禁言', data: null })
        : undefined;
    const { room } = enter(server);
    await settle();
    const key = room.say({ text: 'may I?', kind: 1 });
    await settle();
    expect(room.get().outgoing).toMatchObject([{ state: 'failed', error: { msg: '已开启全员禁言' } }]);
    await settle(60_000);
    expect(server.asked(roomMessage.path)).toHaveLength(1);
    server.refuse = undefined;
    room.retry(key);
    await settle(2000);
    expect(server.said.map(({ text }) => text)).toEqual(['may I?']);
    expect(room.get().outgoing).not.toMatchObject([{ state: 'failed' }]);
  });

  it('waits for its turn when it is typed faster than a message a second', async () => {
    const server = new FakeServer();
    const { room } = enter(server);
    await settle();
    for (const text of ['a', 'b', 'c']) room.say({ text, kind: 1 });
    await settle(500);
    expect(server.said).toHaveLength(1);
    await settle(2000);
    expect(server.said.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  });
});
