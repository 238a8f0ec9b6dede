import { profile } from '@stoa/api/contract/profile';
import { useApi } from '@stoa/api/react';
import { JoinNotice } from '@stoa/pages/home/HomeModules';
import { useTranslations } from 'use-intl';

/** For who is in no company yet: what to do, and the number that an administrator needs for it. */
export function JoinCard() {
  const t = useTranslations('homeModules');
  // Without the number the card says enough.
  const { data } = useApi(profile, {}, { silent: true });
  return <JoinNotice phone={data?.phoneMasked} t={t} />;
}
