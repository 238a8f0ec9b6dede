import type { TargetKind } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, localised, time } from './columns.ts';
import { company } from './company.ts';
import { ofCompanyOrPlatform, ofPerson, ownedTable } from './ownership.ts';

/** The template of a certificate; the texts contain `{name} {title} {date} {score}`. */
export const certificateTemplate = ownedTable(
  'certificate_template',
  ofCompanyOrPlatform(),
  {
    templateId: id().primaryKey(),
    companyId: id()
      .notNull()
      .references(() => company.companyId),
    name: localised().notNull(),
    orientation: text().$type<'L' | 'P'>().notNull(),
    backgroundUrl: text().notNull().default(''),
    colorPrimary: text().notNull(),
    titleText: localised().notNull(),
    bodyText: localised().notNull(),
    issuer: localised().notNull(),
    sealUrl: text(),
    /** Months from the issue; 0 for ever. */
    validMonths: integer().notNull(),
  },
  (table) => [index().on(table.companyId)],
);

/** A certificate that somebody has earned. */
export const certificate = ownedTable(
  'certificate',
  ofPerson({ userId: 'certificate' }, { rights: ['select'] }),
  {
    // Ids below this number are used by the demo data.
    certificateId: id().primaryKey().generatedByDefaultAsIdentity({ startWith: 10_001 }),
    certificateNo: text().notNull().unique(),
    verifyCode: text().notNull().unique(),
    templateId: id()
      .notNull()
      .references(() => certificateTemplate.templateId),
    companyId: id().notNull(),
    userId: id().notNull(),
    holderName: localised().notNull(),
    title: localised().notNull(),
    score: doublePrecision(),
    sourceKind: integer().$type<TargetKind>().notNull(),
    sourceId: id().notNull(),
    issueTime: time().notNull(),
    expireTime: time(),
    revokedTime: time(),
    /** Whether a newer certificate has replaced it after it expired. */
    replaced: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('certificate_one_valid')
      .on(table.templateId, table.userId, table.companyId, table.sourceKind, table.sourceId)
      .where(sql`${table.revokedTime} is null and not ${table.replaced}`),
    index().on(table.userId, table.companyId),
  ],
);
