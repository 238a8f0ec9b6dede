import type { Profile } from '@stoa/api/contract/profile';
import type { Labels } from '@stoa/domain';
import type { DescriptionItem } from '@stoa/ui/DescriptionList';
import type { useTranslations } from 'use-intl';
import type { Locale } from '../../../preferences/locale.ts';

interface View {
  t: ReturnType<typeof useTranslations<'user.form'>>;
  locale: Locale;
  hasCompany: boolean;
  levels: Labels['jobLevel'];
}

const levelOf = (levels: Labels['jobLevel'], level: number): string =>
  Object.entries(levels).find(([key]) => Number(key) === level && level !== 0)?.[1] ?? '';

/** What others look after: without a company, only the phone number. */
export function factsOf(profile: Profile, { t, locale, hasCompany, levels }: View): DescriptionItem[] {
  const phone = { term: t('phone'), description: profile.phoneMasked };
  if (!hasCompany) return [phone];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return [
    phone,
    { term: t('jobNumber'), description: profile.jobNumber },
    { term: t('orgPath'), description: profile.orgPath.join(' / ') },
    { term: t('position'), description: profile.title },
    { term: t('level'), description: levelOf(levels, profile.jobLevel) },
    { term: t('entryTime'), description: profile.entryTime === 0 ? '' : day.format(profile.entryTime) },
  ];
}
