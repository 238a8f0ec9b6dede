import { profile } from '@stoa/api/contract/profile';
import { useApi } from '@stoa/api/react';
import { useTranslations } from 'use-intl';

/** The number that an administrator needs to let this person in (screens I14); without it the card says enough. */
export function PhoneToTell() {
  const t = useTranslations('homeMore');
  const { data } = useApi(profile, {}, { silent: true });
  if (!data?.phoneMasked) return null;
  return t.rich('phone', {
    phone: data.phoneMasked,
    strong: (words) => <strong>{words}</strong>,
  });
}
