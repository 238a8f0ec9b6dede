import { profile } from '@stoa/api/contract/profile';
import { useApi } from '@stoa/api/react';
import { JoinNotice } from '@stoa/ui/patterns/HomeModules';
import { useTranslations } from 'use-intl';

/** For who is in no company yet: what to do, and the number that an administrator needs for it (screens I14). */
export function JoinCard() {
  const t = useTranslations('homeMore.join');
  // Without the number the card says enough.
  const { data } = useApi(profile, {}, { silent: true });
  return (
    <JoinNotice title={t('title')} text={t('text')}>
      {data?.phoneMasked &&
        t.rich('phone', { phone: data.phoneMasked, strong: (words) => <strong>{words}</strong> })}
    </JoinNotice>
  );
}
