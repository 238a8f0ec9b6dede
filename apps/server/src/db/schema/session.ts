import { LoginSourceType } from '@stoa/domain';
import { index, integer, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import { account } from './member.ts';
import { ofSystem, ownedTable } from './ownership.ts';

/** A login. Only the hash of the token is kept, so a stolen database opens nothing (contract 1.6). */
export const session = ownedTable(
  'session',
  ofSystem({ people: { userId: 'session' }, withheld: ['tokenHash', 'loginHash'] }),
  {
    tokenHash: text().primaryKey(),
    userId: id()
      .notNull()
      .references(() => account.userId),
    companyId: id().notNull(),
    /** 0 for an account without a company. */
    memberId: id().notNull().default(0),
    appId: text().notNull().default(''),
    sourceType: integer().$type<LoginSourceType>().notNull().default(LoginSourceType.Normal),
    /** Hash of the token that this login began with, where a switch of company has replaced it since. */
    loginHash: text(),
    createTime: time().notNull(),
    lastSeenTime: time().notNull(),
    revokedTime: time(),
  },
  (table) => [index().on(table.userId)],
);

/** What a guest of an external exam holds: one attempt at one exam, nothing else (contract 1.6). */
export const guestSession = ownedTable('guest_session', ofSystem(), {
  tokenHash: text().primaryKey(),
  /** Numbered by the exam area, which keeps who the guest is. */
  guestId: id().notNull(),
  examId: id().notNull(),
  /** Owner of the exam. */
  companyId: id().notNull(),
  createTime: time().notNull(),
  lastSeenTime: time().notNull(),
  revokedTime: time(),
});
