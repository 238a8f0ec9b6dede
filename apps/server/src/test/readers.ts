import { createClient, createSessionStore, memoryStorage } from '@stoa/api';
import { createRoom } from '@stoa/api/live';
import type { Room } from '@stoa/api/live';
import { WebSocket } from 'ws';
import { session } from '../db/schema/index.ts';
import { asSystem } from '../db/scope.ts';
import { newToken } from '../http/sessionLife.ts';
import type { RunningServer } from '../server.ts';

/** Random numbers that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const people = [
  { userId: 1, memberId: 11 },
  { userId: 2, memberId: 21 },
  { userId: 3, memberId: 31 },
  { userId: 6, memberId: 61 },
] as const;

/** People of the demo company in turn: the first four numbers give four different people. */
const personOf = (no: number) => people[no % people.length] ?? people[0];
export const peopleOf = (no: number): number => personOf(no).userId;

/** Stores one session per reader directly, because a login ends the oldest of a person's sessions above five. */
export async function tokensFor(server: RunningServer, count: number): Promise<string[]> {
  const made = Array.from({ length: count }, () => newToken());
  const now = server.services.clock();
  await asSystem(server.services.db, (tx) =>
    tx.insert(session).values(
      made.map(({ tokenHash }, index) => ({
        tokenHash,
        ...personOf(index),
        companyId: 1001,
        createTime: now,
        lastSeenTime: now,
      })),
    ),
  );
  return made.map(({ token }) => token);
}

export interface Reader {
  readonly room: Room;
  /** Every text in the order in which it was first shown. */
  readonly shown: string[];
}

export interface Seat {
  readonly url: string;
  readonly token: string;
  readonly userId: number;
  readonly random: () => number;
}

export const isLive = ({ room }: Reader): boolean => room.get().connection === 'live';

/** A person in a room, with the client that browsers use. */
export function sitIn(liveId: number, { url, token, userId, random }: Seat): Reader {
  const store = createSessionStore({ storage: memoryStorage(), events: new EventTarget() });
  store.begin({
    access_token: token,
    userId,
    id: 1,
    companyId: 1001,
    appId: '',
    sourceType: 0,
    expireTime: undefined,
  });
  const client = createClient({
    host: `${url}/api`,
    session: store,
    dialog: { show: () => undefined, isOpen: () => false },
    onSessionEnd: () => undefined,
    locale: 'zh-CN',
    online: () => true,
  });
  const room = createRoom({
    client,
    liveId,
    playerTag: `tag-${token.slice(0, 8)}`,
    page: `${url}/`,
    random,
    openSocket: (address) => new WebSocket(address, { origin: url }),
  });
  const shown: string[] = [];
  const seen = new Set<number>();
  room.subscribe(() => {
    for (const { messageId, text } of room.get().messages) {
      if (seen.has(messageId)) continue;
      seen.add(messageId);
      shown.push(text);
    }
  });
  return { room, shown };
}
