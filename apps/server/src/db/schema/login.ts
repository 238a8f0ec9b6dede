import type { SmsScene } from '@stoa/api/contract/login';
import { QrStatus } from '@stoa/domain';
import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import type { IdentitySource, WorkplaceApp } from '../../providers/sources.ts';
import { id, time } from './columns.ts';
import { company } from './company.ts';
import { account } from './member.ts';
import { ofSystem, ownedTable } from './ownership.ts';

const owner = () =>
  id()
    .notNull()
    .references(() => company.companyId);

/** The last code sent to a number for a purpose; a new one replaces it. */
export const smsCode = ownedTable(
  'sms_code',
  ofSystem({
    erased: [
      "delete from sms_code where phone in (select country_code || ' ' || phone from account where user_id = :user)",
    ],
  }),
  {
    /** Country code and normalised number. */
    phone: text().notNull(),
    scene: integer().$type<SmsScene>().notNull(),
    codeHash: text().notNull(),
    /** Signature of the call that requested the code, so that each signature counts once. */
    signature: text(),
    tries: integer().notNull().default(0),
    createTime: time().notNull(),
    usedTime: time(),
  },
  (table) => [primaryKey({ columns: [table.phone, table.scene] }), index().on(table.createTime)],
);

/** A login that waits for confirmation on a phone. */
export const qrLogin = ownedTable(
  'qr_login',
  ofSystem({
    // These columns are not exported, because the rows are deleted within a day.
    people: { userId: { exported: false, erased: 'row' } },
  }),
  {
    qrId: text().primaryKey(),
    /**
     * Hash of the poll token, which binds the code to the browser that asked for it; the QR picture does not
     * contain it.
     */
    pollHash: text().notNull(),
    domainName: text().notNull(),
    /** Network address of the browser that asked for the login, shown to the person who confirms. */
    address: text().notNull(),
    /** Name and system of the browser that asked for the login, if known. */
    browser: text().notNull().default(''),
    system: text().notNull().default(''),
    status: integer().$type<QrStatus>().notNull().default(QrStatus.Created),
    /** The person who scanned the code. */
    userId: id().references(() => account.userId),
    /** Hash of the token with which the person confirmed; the login ends with that session. */
    confirmedWith: text(),
    createTime: time().notNull(),
    expireTime: time().notNull(),
  },
  (table) => [index().on(table.createTime)],
);

/** A code or ticket that the demo provider has issued; only its hash is stored. */
export const loginTicket = ownedTable(
  'login_ticket',
  ofSystem(),
  {
    ticketHash: text().primaryKey(),
    source: text().$type<IdentitySource>().notNull(),
    companyId: owner(),
    subject: text().notNull(),
    appId: text().notNull().default(''),
    corpId: text().notNull().default(''),
    state: text().notNull().default(''),
    expireTime: time().notNull(),
    usedTime: time(),
  },
  (table) => [index().on(table.expireTime)],
);

/** A workplace app as a company has installed it. */
export const workplaceApp = ownedTable(
  'workplace_app',
  ofSystem(),
  {
    companyId: owner(),
    source: text().$type<WorkplaceApp>().notNull(),
    appId: text().notNull(),
    corpId: text().notNull().default(''),
    agentId: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.source] })],
);

/** The account of a person of a workplace app. The app's ids are unique only within a source and a company. */
export const workplaceIdentity = ownedTable(
  'workplace_identity',
  ofSystem({ people: { userId: 'identity in a workplace app' } }),
  {
    companyId: owner(),
    source: text().$type<WorkplaceApp>().notNull(),
    subject: text().notNull(),
    userId: id()
      .notNull()
      .references(() => account.userId),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.source, table.subject] })],
);
