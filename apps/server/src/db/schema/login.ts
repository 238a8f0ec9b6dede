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

/** The code that was sent last to a number for a purpose; a new one takes its place. */
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
    /** Signature that the call came with, so that it counts once. */
    signature: text(),
    tries: integer().notNull().default(0),
    createTime: time().notNull(),
    usedTime: time(),
  },
  (table) => [primaryKey({ columns: [table.phone, table.scene] }), index().on(table.createTime)],
);

/** A login that waits for a phone (contract 8.1). */
export const qrLogin = ownedTable(
  'qr_login',
  ofSystem({
    // Gone within a day.
    people: { userId: { exported: false, erased: 'row' } },
  }),
  {
    qrId: text().primaryKey(),
    /** Binds the code to the browser that asked for it; a photographed picture does not hold it. */
    pollHash: text().notNull(),
    domainName: text().notNull(),
    /** Address of that browser, shown to who confirms. */
    address: text().notNull(),
    /** Name and system of that browser, as far as they are known. */
    browser: text().notNull().default(''),
    system: text().notNull().default(''),
    status: integer().$type<QrStatus>().notNull().default(QrStatus.Created),
    /** Who scanned. */
    userId: id().references(() => account.userId),
    createTime: time().notNull(),
    expireTime: time().notNull(),
  },
  (table) => [index().on(table.createTime)],
);

/** A code or ticket that the demo provider gave out; only its hash is stored. */
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

/** Whose account a person of a workplace app is. Ids are told apart by source and company. */
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
