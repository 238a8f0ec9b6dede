import type { LiveMessageKind, LiveRole } from '@stoa/api/contract/live';
import type { MediaSource } from '@stoa/api/contract/types/media';
import type { LiveKind } from '@stoa/domain';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { id, localised, seconds, time } from './columns.ts';
import type { Localised, StoredCorner } from './columns.ts';
import { company } from './company.ts';

/** A media source with the path that the server signs. */
export interface StoredSource extends Omit<MediaSource, 'url'> {
  path: string;
}

export interface StoredPlayback {
  playbackId: number;
  title: Localised;
  duration: number;
  sources: StoredSource[];
}

/** Contract 5, entity 53; of company 500 it is open to all (contract 5, owner T or P). */
export const live = pgTable(
  'live',
  {
    liveId: id().primaryKey(),
    companyId: id()
      .notNull()
      .references(() => company.companyId),
    liveKind: integer().$type<LiveKind>().notNull(),
    title: localised().notNull(),
    coverUrl: text().notNull().default(''),
    introHtml: localised().notNull(),
    startTime: time().notNull(),
    endTime: time().notNull(),
    cancelled: boolean().notNull().default(false),
    lecturerIds: id().array().notNull().default([]),
    chatOn: boolean().notNull().default(true),
    credit: doublePrecision(),
    /** What stands for the stream, played in a loop (contract 8.8). */
    sources: jsonb().$type<StoredSource[]>().notNull().default([]),
    loopSeconds: seconds().notNull().default(0),
    playbacks: jsonb().$type<StoredPlayback[]>().notNull().default([]),
    subscribeNum: integer().notNull().default(0),
    corners: jsonb().$type<StoredCorner[]>().notNull().default([]),
  },
  (table) => [index().on(table.companyId)],
);

/** What changes in a room. A trigger tells every process about each change of `lastSeq`. */
export const liveRoom = pgTable('live_room', {
  liveId: id()
    .primaryKey()
    .references(() => live.liveId),
  companyId: id().notNull(),
  /** Number of the last change; whoever takes the next one holds the row, so that numbers commit in order. */
  lastSeq: id().notNull().default(0),
  muted: boolean().notNull().default(false),
  announcement: text(),
  viewNum: integer().notNull().default(0),
  reactions: jsonb().$type<Record<string, number>>().notNull().default({}),
});

/** Contract 5, entity 54. Leave `messageId` out: the database numbers it, inside a room in the order of `seq`. */
export const liveMessage = pgTable(
  'live_message',
  {
    messageId: id().primaryKey().generatedByDefaultAsIdentity(),
    liveId: id()
      .notNull()
      .references(() => liveRoom.liveId),
    /** Owner of the room, not company of the speaker. */
    companyId: id().notNull(),
    /** The last change of this message: it was said, or deleted. */
    seq: id().notNull(),
    kind: integer().$type<LiveMessageKind>().notNull(),
    userId: id().notNull(),
    role: text().$type<LiveRole>().notNull(),
    text: text().notNull(),
    replyTo: id(),
    time: time().notNull(),
  },
  (table) => [unique().on(table.liveId, table.seq)],
);

/** Contract 5, entity 55: what a person watched, and when the person was in the room last. */
export const liveWatch = pgTable(
  'live_watch',
  {
    userId: id().notNull(),
    companyId: id().notNull(),
    liveId: id()
      .notNull()
      .references(() => live.liveId),
    seconds: seconds().notNull().default(0),
    lastPosition: seconds().notNull().default(0),
    playerTag: text().notNull().default(''),
    lastSeq: id().notNull().default(0),
    seenTime: time().notNull(),
    /** Up to when the clock has been given away. */
    beatTime: time().notNull(),
    doneTime: time(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.companyId, table.liveId] }),
    index().on(table.liveId, table.seenTime),
  ],
);

/** Opens one WebSocket of a session once; only its hash is stored. */
export const liveTicket = pgTable(
  'live_ticket',
  {
    ticketHash: text().primaryKey(),
    tokenHash: text().notNull(),
    liveId: id().notNull(),
    locale: text().$type<'zh-CN' | 'en'>().notNull(),
    expireTime: time().notNull(),
  },
  (table) => [index().on(table.expireTime)],
);
