import { createHash, randomBytes } from 'node:crypto';
import type { TargetKind } from '@stoa/domain';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { dayOf } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { account, certificate, certificateTemplate, company } from '../db/schema/index.ts';
import type { Localised } from '../db/schema/index.ts';
import type { PersonScope } from '../db/scope.ts';
import { notices } from './notices.ts';
import { notify } from './notify.ts';

const mostDraws = 5;

/** Crockford's base 32: without letters that look like a digit, and without U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const lettersOf = (bytes: Uint8Array, count: number): string =>
  Array.from(bytes.subarray(0, count), (byte) => alphabet.charAt(byte % 32)).join('');

/** The check character of the eleven characters before it. */
const checkOf = (letters: string): string =>
  lettersOf(createHash('sha256').update(`certificate ${letters}`).digest(), 1);

/** Twelve characters that cannot be guessed; the last one checks the others. */
export function verifyCodeFrom(bytes: Uint8Array): string {
  const letters = lettersOf(bytes, 11);
  return letters + checkOf(letters);
}

/**
 * The normal form of a typed code: people use lower case, the letters O, I and L for digits, and blanks and
 * hyphens.
 */
export const readCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** Whether a text can be a verification code at all, so that most typing errors cost no query. */
export const isVerifyCode = (code: string): boolean =>
  code.length === 12 && code.at(-1) === checkOf(code.slice(0, 11));

/**
 * The time this many months later, on the same day and at the same time in Asia/Shanghai; on the last day of
 * a shorter month.
 */
export function monthsLater(time: number, months: number): number {
  const [year = 0, month = 1, date = 1] = dayOf(time).split('-').map(Number);
  const sum = month - 1 + months;
  const last = new Date(Date.UTC(year, sum + 1, 0)).getUTCDate();
  return time + (Date.UTC(year, sum, Math.min(date, last)) - Date.UTC(year, month - 1, date));
}

export interface Earned extends PersonScope {
  readonly templateId: number;
  readonly title: Localised;
  readonly score: number | undefined;
  readonly source: { readonly kind: TargetKind; readonly id: number };
}

/**
 * Issues a certificate and notifies the person, unless there is a valid one from the same source. Runs as the
 * system.
 */
export async function issueCertificate(
  { tx, now }: { readonly tx: Database; readonly now: number },
  { templateId, userId, companyId, title, score, source }: Earned,
): Promise<void> {
  const [known] = await tx
    .select({ code: company.code, name: account.realName, validMonths: certificateTemplate.validMonths })
    .from(certificateTemplate)
    .innerJoin(company, eq(company.companyId, companyId))
    .innerJoin(account, eq(account.userId, userId))
    .where(eq(certificateTemplate.templateId, templateId));
  if (known === undefined) return;
  const own = and(
    eq(certificate.templateId, templateId),
    eq(certificate.userId, userId),
    eq(certificate.companyId, companyId),
    eq(certificate.sourceKind, source.kind),
    eq(certificate.sourceId, source.id),
  );
  await tx
    .update(certificate)
    .set({ replaced: true })
    .where(and(own, lte(certificate.expireTime, now), eq(certificate.replaced, false)));
  const standing = await tx.$count(
    certificate,
    and(own, isNull(certificate.revokedTime), eq(certificate.replaced, false)),
  );
  if (standing > 0) return;
  const month = dayOf(now).slice(0, 7).replace('-', '');
  const facts = {
    templateId,
    companyId,
    userId,
    holderName: known.name,
    title,
    score: score ?? null,
    sourceKind: source.kind,
    sourceId: source.id,
    issueTime: now,
    expireTime: known.validMonths === 0 ? null : monthsLater(now, known.validMonths),
  };
  let issued: { certificateId: number } | undefined;
  // Another number is drawn if a certificate already has this one.
  for (let tries = 0; issued === undefined && tries < mostDraws; tries += 1) {
    const bytes = randomBytes(16);
    const number = String(bytes.readUInt32BE(12) % 1_000_000).padStart(6, '0');
    [issued] = await tx
      .insert(certificate)
      .values({
        ...facts,
        certificateNo: `${(known.code || 'STOA').toUpperCase()}-${month}-${number}`,
        verifyCode: verifyCodeFrom(bytes),
      })
      .onConflictDoNothing()
      .returning({ certificateId: certificate.certificateId });
  }
  if (issued === undefined) return;
  await notify({ tx, now }, [{ userId, companyId, notice: notices.certificateIssued({ ...issued, title }) }]);
}
