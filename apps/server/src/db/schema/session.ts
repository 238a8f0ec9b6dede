import { LoginSourceType } from '@stoa/domain';
import { index, integer, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import { account } from './member.ts';
import { ofSystem, ownedTable } from './ownership.ts';

/** A login. Only the hash of the token is stored, so that a stolen database does not let anybody in. */
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
    /**
     * Hash of the token with which this login started; the token changes when the person switches company.
     */
    loginHash: text(),
    /** Browser and system of the login, in names of our own; '' when they are not known. */
    browser: text().notNull().default(''),
    system: text().notNull().default(''),
    createTime: time().notNull(),
    lastSeenTime: time().notNull(),
    revokedTime: time(),
  },
  (table) => [index().on(table.userId)],
);

/** The session of a guest of an external exam, who may make attempts at this one exam and do nothing else. */
export const guestSession = ownedTable('guest_session', ofSystem(), {
  tokenHash: text().primaryKey(),
  /** Id given by the exam area, which stores who the guest is. */
  guestId: id().notNull(),
  examId: id().notNull(),
  /** Company that owns the exam. */
  companyId: id().notNull(),
  createTime: time().notNull(),
  lastSeenTime: time().notNull(),
  revokedTime: time(),
});
