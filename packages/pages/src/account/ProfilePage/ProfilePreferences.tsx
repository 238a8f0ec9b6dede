import { Definition, ListLayout, valuesOf, type Labels } from '@stoa/domain';
import type { ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { SegmentedControl } from '@stoa/ui/SegmentedControl';
import { Select } from '@stoa/ui/Select';
import type { UserTranslate } from '../words/index.ts';
import { ProfilePart, SettingRows } from './ProfilePage.tsx';

const rates = [0.75, 1, 1.25, 1.5, 2] as const;

export interface ProfilePreferencesProps {
  t: UserTranslate;
  /** Language, appearance and text size; the controls are shared with other places. */
  looks: readonly { label: string; control: ReactNode }[];
  layout: ListLayout;
  onLayout: (layout: ListLayout) => void;
  /** Playback rate of films; 1 is normal. */
  rate: number;
  onRate: (rate: number) => void;
  quality: Definition;
  onQuality: (quality: Definition) => void;
  /** Labels of the qualities. */
  definitions: Labels['definition'];
  onShowKeys: () => void;
}

/** The person's preferences in this browser: language, appearance, lists, player, keyboard shortcuts. */
export function ProfilePreferences(props: ProfilePreferencesProps) {
  const { t, looks, layout, onLayout, rate, onRate, quality, onQuality, definitions, onShowKeys } = props;
  return (
    <>
      <ProfilePart title={t('preferences.title')} text={t('preferences.text')}>
        <SettingRows
          rows={[
            ...looks,
            {
              label: t('preferences.list'),
              control: (
                <SegmentedControl
                  label={t('preferences.list')}
                  items={[
                    { value: 'card', label: t('preferences.card') },
                    { value: 'table', label: t('preferences.table') },
                  ]}
                  value={layout === ListLayout.Table ? 'table' : 'card'}
                  onValueChange={(value) => onLayout(value === 'table' ? ListLayout.Table : ListLayout.Card)}
                />
              ),
            },
          ]}
        />
      </ProfilePart>
      <ProfilePart title={t('preferences.player')}>
        <SettingRows
          rows={[
            {
              label: t('preferences.rate'),
              control: (
                <Select
                  aria-label={t('preferences.rate')}
                  options={rates.map((value) => ({ value: String(value), label: `${value}×` }))}
                  value={String(rate)}
                  onValueChange={(value) => onRate(Number(value))}
                />
              ),
            },
            {
              label: t('preferences.quality'),
              control: (
                <Select
                  aria-label={t('preferences.quality')}
                  options={valuesOf(Definition).map((value) => ({ value, label: definitions[value] }))}
                  value={quality}
                  onValueChange={(value) => {
                    const chosen = valuesOf(Definition).find((one) => one === value);
                    if (chosen !== undefined) onQuality(chosen);
                  }}
                />
              ),
            },
          ]}
        />
      </ProfilePart>
      <ProfilePart title={t('preferences.keys')}>
        <Button variant="outline" onClick={onShowKeys}>
          {t('preferences.showKeys')}
        </Button>
      </ProfilePart>
    </>
  );
}
