import { UiProvider } from '@stoa/ui';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
  type ReactNode,
} from 'react';
import { IntlProvider } from 'use-intl';
import { usePortal } from '../portal.ts';
import { preferences } from '../preferences/store.ts';
import type { Locale } from './areas.ts';
import { loadCatalogue, type Catalogue } from './catalogues.ts';
import { chooseLocale } from './locale.ts';

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
  const { branding, person } = usePortal();
  const [catalogue, setCatalogue] = useState(initial);
  const [pending, start] = useTransition();
  const spoken = useRef(initial.locale);
  const { locale } = catalogue;

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  const choose = useCallback(
    (next: Locale) =>
      start(async () => {
        const loaded = await loadCatalogue(next, ['shell']);
        spoken.current = next;
        preferences.choose({ locale: next });
        // What the server writes about company and person is kept outside of the cache of answers.
        branding.translate();
        person.translate();
        start(() => setCatalogue(loaded));
      }),
    [branding, person],
  );

  // Another tab has chosen: the server answers this one in that language, too.
  useEffect(
    () =>
      preferences.subscribe(() => {
        const wish = preferences.get().locale;
        if (wish !== undefined && wish !== spoken.current) choose(chooseLocale(wish, []));
      }),
    [choose],
  );

  const language = useMemo<Language>(() => ({ locale, pending, choose }), [locale, pending, choose]);

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
