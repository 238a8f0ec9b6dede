import { useSessionEntry } from '@stoa/api/react';
import { ProfilePreferences } from '@stoa/pages/account/ProfilePage';
import { useTranslations } from 'use-intl';
import { useEnumLabels } from '../../../i18n/labels.ts';
import { AppearanceControl, LanguageControl, TextSizeControl } from '../../../common/PreferenceControls.tsx';
import { overlay } from '../../../common/overlay.ts';

/** The person's preferences of language and appearance, which are kept in this browser. */
export default function PreferencesPart() {
  const t = useTranslations('user');
  const words = useTranslations('shell.preferences');
  const { definition } = useEnumLabels();
  const [layout, setLayout] = useSessionEntry('listTypography');
  const [rate, setRate] = useSessionEntry('playerRate');
  const [quality, setQuality] = useSessionEntry('playerDefinition');
  return (
    <ProfilePreferences
      t={t}
      looks={[
        { label: words('language'), control: <LanguageControl /> },
        { label: words('appearance'), control: <AppearanceControl /> },
        { label: words('textSize'), control: <TextSizeControl /> },
      ]}
      layout={layout}
      onLayout={setLayout}
      rate={rate}
      onRate={setRate}
      quality={quality}
      onQuality={setQuality}
      definitions={definition}
      onShowKeys={() => overlay.set('keys')}
    />
  );
}
