import { ApprenticeshipState } from '@stoa/api/contract/mentor';
import { Gender, MemberState, VipStatus } from '@stoa/domain';
import type { JobLevel, PersonRole, PurchaseKind } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { id, localised, time } from './columns.ts';
import type { Localised } from './columns.ts';
import { company } from './company.ts';
import { ofAccount, ofCompany, ofCompanyOrPlatform, ownedTable } from './ownership.ts';

/** A person's account; it may be a member of several companies. */
export const account = ownedTable(
  'account',
  ofAccount({ userId: 'account' }, { withheld: ['passwordHash'] }),
  {
    userId: id().primaryKey(),
    countryCode: text().notNull().default('86'),
    phone: text().notNull(),
    email: text().unique(),
    username: text().unique(),
    /** Made by `hashPassword` of `areas/login/password.ts`. */
    passwordHash: text().notNull(),
    realName: localised().notNull(),
    faceImg: text().notNull().default(''),
    gender: integer().$type<Gender>().notNull().default(Gender.Unknown),
    vipStatus: integer().$type<VipStatus>().notNull().default(VipStatus.None),
    vipExpireTime: time(),
    lastCompanyId: id(),
    locale: text().$type<'zh-CN' | 'en'>().notNull().default('zh-CN'),
  },
  (table) => [
    unique().on(table.countryCode, table.phone),
    // Account names are typed in any case.
    index('account_email_typed').on(sql`lower(${table.email})`),
    index('account_username_typed').on(sql`lower(${table.username})`),
  ],
);

/** An account as a member of one company; `id` in the contract's session is this `memberId`. */
export const member = ownedTable(
  'member',
  ofCompany({
    // The members of the caller's company, and the caller's own memberships in others.
    policies: {
      company_or_self: { for: 'select', using: 'company_id = stoa_company() OR user_id = stoa_user()' },
    },
    people: { userId: 'membership' },
  }),
  {
    memberId: id().primaryKey(),
    userId: id()
      .notNull()
      .references(() => account.userId),
    companyId: id()
      .notNull()
      .references(() => company.companyId),
    jobNumber: text().notNull(),
    orgIds: integer().array().notNull().default([]),
    title: localised().notNull(),
    jobLevel: integer().$type<JobLevel>().notNull(),
    lecturer: boolean().notNull().default(false),
    mentor: boolean().notNull().default(false),
    admin: boolean().notNull().default(false),
    allowCreateKnowledge: boolean().notNull().default(false),
    hideVipModule: boolean().notNull().default(false),
    state: integer().$type<MemberState>().notNull().default(MemberState.Active),
    entryTime: time().notNull(),
  },
  (table) => [
    unique().on(table.userId, table.companyId),
    unique().on(table.companyId, table.jobNumber),
    index('member_job_number_typed').on(table.companyId, sql`lower(${table.jobNumber})`),
    index().on(table.companyId),
  ],
);

/** Teacher, lecturer or mentor as shown to learners. */
export const person = ownedTable(
  'person',
  ofCompanyOrPlatform({
    people: {
      userId: {
        exported: 'shown as',
        erased: [
          `update person set user_id = null, name = '{"zh": "已注销", "en": "Former member"}', avatar = '', title = '{"zh": "", "en": ""}', org_name = null, intro_html = '{"zh": "", "en": ""}', honours = '[]' where user_id = :user`,
        ],
      },
    },
  }),
  {
    personId: id().primaryKey(),
    companyId: id()
      .notNull()
      .references(() => company.companyId),
    role: text().$type<PersonRole>().notNull(),
    userId: id(),
    name: localised().notNull(),
    avatar: text().notNull().default(''),
    title: localised().notNull(),
    tags: jsonb().$type<Localised[]>().notNull().default([]),
    orgName: localised(),
    introHtml: localised().notNull().default({ zh: '', en: '' }),
    /** Topics that others may ask the person about. */
    expertise: jsonb().$type<Localised[]>().notNull().default([]),
    honours: jsonb().$type<Localised[]>().notNull().default([]),
  },
);

/** The mentor of each learner. */
export const apprenticeship = ownedTable(
  'apprenticeship',
  ofCompany({
    // Visible to the learner, the mentor and an admin of their company.
    policies: {
      learner_or_mentor: {
        for: 'select',
        using: `company_id = stoa_company() AND (
          user_id = stoa_user() OR mentor_user_id = stoa_user() OR EXISTS (
            SELECT 1 FROM member m
            WHERE m.company_id = stoa_company() AND m.user_id = stoa_user() AND m.admin AND m.state = 1))`,
      },
    },
    people: {
      userId: 'learns from a mentor',
      mentorUserId: { exported: 'is a mentor to', erased: 'name' },
    },
  }),
  {
    apprenticeshipId: id().primaryKey().generatedByDefaultAsIdentity(),
    companyId: id()
      .notNull()
      .references(() => company.companyId),
    /** The mentor's public profile. */
    mentorId: id()
      .notNull()
      .references(() => person.personId),
    /** The account of the mentor, who may read the row besides the learner. */
    mentorUserId: id(),
    userId: id()
      .notNull()
      .references(() => account.userId),
    startTime: time().notNull(),
    endTime: time(),
    state: integer().$type<ApprenticeshipState>().notNull().default(ApprenticeshipState.Active),
  },
  (table) => [index().on(table.companyId, table.userId), index().on(table.mentorId)],
);

/** A purchase of an account. The VIP period is stored with the account. */
export const entitlement = ownedTable(
  'entitlement',
  ofAccount({ userId: 'purchase' }),
  {
    userId: id()
      .notNull()
      .references(() => account.userId),
    purchaseKind: integer().$type<PurchaseKind>().notNull(),
    bizId: id().notNull(),
    createTime: time().notNull(),
    expireTime: time(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purchaseKind, table.bizId] })],
);
