import { profile } from '@stoa/api/contract/profile';
import { useApi } from '@stoa/api/react';
import { JoinNotice } from '@stoa/ui/patterns/HomeModules';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

const strong = (words: ReactNode) => <strong>{words}</strong>;

/** For who is in no company yet: what to do, and the number that an administrator needs for it (screens I14). */
export function JoinCard() {
  const t = useTranslations('homeModules.join');
  // Without the number the card says enough.
  const { data } = useApi(profile, {}, { silent: true });
  return (
    <JoinNotice title={t('title')} text={t('text')}>
      {data?.phoneMasked && t.rich('phone', { phone: data.phoneMasked, strong })}
    </JoinNotice>
  );
}
