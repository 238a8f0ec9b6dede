import type { LiveMessageKind, LiveRole } from '@stoa/api/contract/live';
import type { MediaSource } from '@stoa/api/contract/types/media';
import type { LiveKind } from '@stoa/domain';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { id, localised, seconds, time } from './columns.ts';
import type { Localised, StoredCorner } from './columns.ts';
import { company } from './company.ts';
import { ofCompanyOrPlatform, ofPerson, ofSystem, ownedTable } from './ownership.ts';

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

/**
 * Rooms of the platform are open to all members who are signed in, but not to guests of an exam or without a
 * session.
 */
const ownOrPlatformToMembers =
  'stoa_company() IS NOT NULL AND (company_id = stoa_company() OR company_id = 500)';
const seenByMembers = { company_or_platform: { for: 'select', using: ownOrPlatformToMembers } } as const;

/** A live stream; one of company 500, the platform, is open to all companies. */
export const live = ownedTable(
  'live',
  ofCompanyOrPlatform({ policies: seenByMembers }),
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
    /** Film that replaces the stream, played in a loop. */
    sources: jsonb().$type<StoredSource[]>().notNull().default([]),
    loopSeconds: seconds().notNull().default(0),
    playbacks: jsonb().$type<StoredPlayback[]>().notNull().default([]),
    subscribeNum: integer().notNull().default(0),
    corners: jsonb().$type<StoredCorner[]>().notNull().default([]),
  },
  (table) => [index().on(table.companyId)],
);

/** The part of a live stream that changes. A trigger notifies every process about each change of `lastSeq`. */
export const liveRoom = ownedTable(
  'live_room',
  ofCompanyOrPlatform({
    // A person who writes takes the room's next number with their own role. Muting, deleting and counting are
    // written by the system, after the handler has checked the caller.
    rights: ['select', { update: ['lastSeq'] }],
    policies: { ...seenByMembers, next_number: { for: 'update', using: ownOrPlatformToMembers } },
  }),
  {
    liveId: id()
      .primaryKey()
      .references(() => live.liveId),
    companyId: id().notNull(),
    /**
     * Number of the last change. Taking the next one locks the row, so that numbers become visible in order.
     */
    lastSeq: id().notNull().default(0),
    muted: boolean().notNull().default(false),
    announcement: text(),
    viewNum: integer().notNull().default(0),
    reactions: jsonb().$type<Record<string, number>>().notNull().default({}),
  },
);

/**
 * A message in a room. Leave `messageId` out: the database numbers it; inside a room it has the order of
 * `seq`.
 */
export const liveMessage = ownedTable(
  'live_message',
  ofCompanyOrPlatform({
    rights: ['select', 'insert'],
    policies: {
      ...seenByMembers,
      // People write only under their own name, in a room that they can see.
      own_word: {
        for: 'insert',
        check: `user_id = stoa_user() AND EXISTS (
          SELECT 1 FROM live_room r
          WHERE r.live_id = live_message.live_id AND r.company_id = live_message.company_id)`,
      },
    },
    people: { userId: 'said in a live room' },
  }),
  {
    messageId: id().primaryKey().generatedByDefaultAsIdentity(),
    liveId: id()
      .notNull()
      .references(() => liveRoom.liveId),
    /** Company that owns the room, which may differ from the writer's. */
    companyId: id().notNull(),
    /** Number of the message's last change: when it was sent or deleted. */
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

/** The part of a stream that a person has watched, and when the person was last in the room. */
export const liveWatch = ownedTable(
  'live_watch',
  ofPerson({ userId: 'live stream watched' }),
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
    /** Time up to which watching has been claimed. */
    beatTime: time().notNull(),
    doneTime: time(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.companyId, table.liveId] }),
    index().on(table.liveId, table.seenTime),
  ],
);

/** A ticket that opens one WebSocket of a session once; only its hash is stored. */
export const liveTicket = ownedTable(
  'live_ticket',
  ofSystem(),
  {
    ticketHash: text().primaryKey(),
    tokenHash: text().notNull(),
    liveId: id().notNull(),
    locale: text().$type<'zh-CN' | 'en'>().notNull(),
    expireTime: time().notNull(),
  },
  (table) => [index().on(table.expireTime)],
);
