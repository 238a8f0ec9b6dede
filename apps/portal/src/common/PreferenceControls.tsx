import { valuesOf, FontSize } from '@stoa/domain';
import { SegmentedControl } from '@stoa/ui/SegmentedControl';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Locale } from '../preferences/locale.ts';
import { useLanguage } from '../i18n/Language.tsx';
import { appearances, type Appearance } from '../preferences/rules.ts';
import { preferences, useAppearance, useTextSize } from '../preferences/store.ts';

/** Each language is named in that language, so that people find theirs whatever the page's language is. */
const languageNames: Record<Locale, string> = { 'zh-CN': '简体中文', en: 'English' };
const glyphs = { light: Sun, dark: Moon, system: Monitor };

export function LanguageControl() {
  const t = useTranslations('shell.preferences');
  const { chosen, choose } = useLanguage();
  return (
    <SegmentedControl<Locale>
      label={t('language')}
      items={[
        { value: 'zh-CN', label: languageNames['zh-CN'] },
        { value: 'en', label: languageNames.en },
      ]}
      value={chosen}
      onValueChange={choose}
    />
  );
}

export function AppearanceControl({ iconsOnly = false }: { iconsOnly?: boolean }) {
  const t = useTranslations('shell.preferences');
  return (
    <SegmentedControl<Appearance>
      label={t('appearance')}
      items={appearances.map((value) => ({ value, label: t(value), glyph: glyphs[value] }))}
      value={useAppearance()}
      onValueChange={(appearance) => preferences.choose({ appearance })}
      iconsOnly={iconsOnly}
    />
  );
}

export function TextSizeControl() {
  const t = useTranslations('shell.preferences');
  const sizes = valuesOf(FontSize);
  return (
    <SegmentedControl
      label={t('textSize')}
      items={sizes.map((size) => ({ value: String(size), label: t(`size${size}`) }))}
      value={String(useTextSize())}
      onValueChange={(chosen) => {
        const textSize = sizes.find((size) => String(size) === chosen);
        if (textSize) preferences.choose({ textSize });
      }}
    />
  );
}
