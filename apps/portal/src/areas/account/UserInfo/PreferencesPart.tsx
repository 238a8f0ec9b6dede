import { useSessionEntry } from '@stoa/api/react';
import { Definition, ListLayout, valuesOf } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import { ProfilePart, SettingRows } from '@stoa/ui/patterns/ProfilePage';
import { SegmentedControl } from '@stoa/ui/SegmentedControl';
import { Select } from '@stoa/ui/Select';
import { useTranslations } from 'use-intl';
import { useEnumLabels } from '../../../i18n/labels.ts';
import { AppearanceControl, LanguageControl, TextSizeControl } from '../../../common/PreferenceControls.tsx';
import { overlay } from '../../../common/overlay.ts';

const rates = [0.75, 1, 1.25, 1.5, 2] as const;

/** How one likes it in this browser: words, looks, lists, player, keys. */
export function PreferencesPart() {
  const t = useTranslations('user.preferences');
  const words = useTranslations('shell.preferences');
  const { definition } = useEnumLabels();
  const [layout, setLayout] = useSessionEntry('listTypography');
  const [rate, setRate] = useSessionEntry('playerRate');
  const [quality, setQuality] = useSessionEntry('playerDefinition');
  return (
    <>
      <ProfilePart title={t('title')} text={t('text')}>
        <SettingRows
          rows={[
            { label: words('language'), control: <LanguageControl /> },
            { label: words('appearance'), control: <AppearanceControl /> },
            { label: words('textSize'), control: <TextSizeControl /> },
            {
              label: t('list'),
              control: (
                <SegmentedControl
                  label={t('list')}
                  items={[
                    { value: 'card', label: t('card') },
                    { value: 'table', label: t('table') },
                  ]}
                  value={layout === ListLayout.Table ? 'table' : 'card'}
                  onValueChange={(value) => setLayout(value === 'table' ? ListLayout.Table : ListLayout.Card)}
                />
              ),
            },
          ]}
        />
      </ProfilePart>
      <ProfilePart title={t('player')}>
        <SettingRows
          rows={[
            {
              label: t('rate'),
              control: (
                <Select
                  aria-label={t('rate')}
                  options={rates.map((value) => ({ value: String(value), label: `${value}×` }))}
                  value={String(rate)}
                  onValueChange={(value) => setRate(Number(value))}
                />
              ),
            },
            {
              label: t('quality'),
              control: (
                <Select
                  aria-label={t('quality')}
                  options={valuesOf(Definition).map((value) => ({
                    value,
                    label: definition[value],
                  }))}
                  value={quality}
                  onValueChange={(value) => {
                    const chosen = valuesOf(Definition).find((one) => one === value);
                    if (chosen !== undefined) setQuality(chosen);
                  }}
                />
              ),
            },
          ]}
        />
      </ProfilePart>
      <ProfilePart title={t('keys')}>
        <Button variant="outline" onClick={() => overlay.set('keys')}>
          {t('showKeys')}
        </Button>
      </ProfilePart>
    </>
  );
}
