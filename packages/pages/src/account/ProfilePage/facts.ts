import type { Profile } from '@stoa/api/contract/profile';
import { dateLocale, type Labels, type Locale } from '@stoa/domain';
import type { DescriptionItem } from '@stoa/ui/DescriptionList';
import type { UserTranslate } from '../words/index.ts';

export interface FactsView {
  t: UserTranslate;
  locale: Locale;
  hasCompany: boolean;
  /** Labels of the job levels. */
  levels: Labels['jobLevel'];
}

const levelOf = (levels: Labels['jobLevel'], level: number): string =>
  Object.entries(levels).find(([key]) => Number(key) === level && level !== 0)?.[1] ?? '';

/** The facts that administrators manage; without a company, only the phone number. */
export function factsOf(profile: Profile, { t, locale, hasCompany, levels }: FactsView): DescriptionItem[] {
  const phone = { term: t('form.phone'), description: profile.phoneMasked };
  if (!hasCompany) return [phone];
  const day = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium' });
  return [
    phone,
    { term: t('form.jobNumber'), description: profile.jobNumber },
    { term: t('form.orgPath'), description: profile.orgPath.join(' / ') },
    { term: t('form.position'), description: profile.title },
    { term: t('form.level'), description: levelOf(levels, profile.jobLevel) },
    { term: t('form.entryTime'), description: profile.entryTime === 0 ? '' : day.format(profile.entryTime) },
  ];
}

/**
 * The heading above what a company knows about the person. `company` is undefined for a person without one, and
 * '' where the back end does not tell its name.
 */
export function companyTitle(t: UserTranslate, company: string | undefined): string {
  if (company === undefined) return t('form.none');
  return company === '' ? t('form.ownCompany') : t('form.company', { company });
}
