import { readBranding } from '@stoa/domain';
import type { Branding } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { company, loginPageConfig } from '../db/schema/index.ts';
import type { Localised } from '../db/schema/index.ts';
import { asSystem } from '../db/scope.ts';
import { Refusal } from '../refusal.ts';
import { companyCalled } from './companyCalled.ts';
import { problemText } from './problems.ts';

/** Reads a file that the brand studio has exported; throws with all its faults. */
export function brandingIn(text: string, file: string): Branding {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(`${file} is no JSON.`);
  }
  const result = readBranding(value);
  if (result.ok) return result.branding;
  throw new Refusal(`${file} is no branding: ${result.problems.map(problemText).join('; ')}.`);
}

/**
 * Uses the text for both languages, because a branding has one language and an English page must not keep the
 * old text.
 */
const inBoth = (text: string | undefined): Localised | undefined =>
  text === undefined ? undefined : { zh: text, en: text };

/** Changes the look of a company; fields that the branding leaves out stay unchanged. */
export const applyBranding = (db: Database, domainName: string, branding: Branding): Promise<void> =>
  asSystem(db, async (tx) => {
    const { companyId } = await companyCalled(tx, domainName);
    const { colorPrimary, deep, fontSize, showDownloadButton, logoUrl, backgroundUrl, tabLogoUrl } = branding;
    const name = inBoth(branding.name);
    await tx
      .update(company)
      .set({
        colorPrimary,
        deep,
        fontSize,
        tabLogoUrl,
        tabTitle: inBoth(branding.tabTitle),
        logo: logoUrl,
        platformName: name,
      })
      .where(eq(company.companyId, companyId));
    const page = {
      name,
      slogan: inBoth(branding.slogan),
      bottomDescription: inBoth(branding.bottomDescription),
      logoUrl,
      backgroundUrl,
      showDownloadButton,
    };
    if (Object.values(page).every((value) => value === undefined)) return;
    await tx.update(loginPageConfig).set(page).where(eq(loginPageConfig.companyId, companyId));
  });
