import { UiProvider } from '@stoa/ui';
import { createContext, use, useEffect, useMemo, useState, useTransition, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { preferences } from '../preferences/store.ts';
import type { Locale } from './areas.ts';
import { loadCatalogue, type Catalogue } from './catalogues.ts';

interface Language {
  readonly locale: Locale;
  /** Switches portal, components and labels together, once the words are there. */
  readonly choose: (locale: Locale) => void;
  readonly pending: boolean;
}

const LanguageContext = createContext<Language | undefined>(undefined);

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Words for everything below: the shell's first, and with `Words` those of a screen. */
export function LanguageProvider({ initial, children }: { initial: Catalogue; children: ReactNode }) {
  const [catalogue, setCatalogue] = useState(initial);
  const [pending, start] = useTransition();
  const { locale } = catalogue;

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  const language = useMemo<Language>(
    () => ({
      locale,
      pending,
      choose: (next) =>
        start(async () => {
          const loaded = await loadCatalogue(next, ['shell']);
          preferences.choose({ locale: next });
          start(() => setCatalogue(loaded));
        }),
    }),
    [locale, pending],
  );

  return (
    <LanguageContext value={language}>
      <Words catalogue={catalogue}>{children}</Words>
    </LanguageContext>
  );
}

/** The messages of the areas that a screen loaded, and the words of its components. */
export function Words({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }) {
  return (
    <IntlProvider locale={catalogue.locale} messages={catalogue.messages} timeZone={timeZone}>
      <UiProvider labels={catalogue.labels}>{children}</UiProvider>
    </IntlProvider>
  );
}

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('useLanguage must be inside a LanguageProvider.');
  return language;
}
