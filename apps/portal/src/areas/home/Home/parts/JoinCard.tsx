import { profile } from '@stoa/api/contract/profile';
import { useApi } from '@stoa/api/react';
import { JoinNotice } from '@stoa/pages/home/HomeModules';
import { useTranslations } from 'use-intl';
import { WithWords } from '../../../../i18n/WithWords.tsx';
import { homeModuleWords } from '../../catalogue.ts';

function Notice() {
  const t = useTranslations('homeModules');
  // A failure is silent, because the card is useful without the number.
  const { data } = useApi(profile, {}, { silent: true });
  return <JoinNotice phone={data?.phoneMasked} t={t} />;
}

/**
 * Shown to a person who is in no company yet: what to do, and the phone number that an administrator needs
 * for it.
 */
export default function JoinCard() {
  return (
    <WithWords of={[homeModuleWords]}>
      <Notice />
    </WithWords>
  );
}
