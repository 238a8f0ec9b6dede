import { UiProvider } from '@stoa/ui';
import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useOptimistic,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { IntlProvider } from 'use-intl';
import { usePortal } from '../session/portal.ts';
import { showToast } from '../kernel/toast.ts';
import { preferences } from '../preferences/store.ts';
import type { Locale } from '../preferences/locale.ts';
import type { Catalogue } from './catalogues.ts';
import { chooseLocale } from '../preferences/locale.ts';

interface Language {
  readonly locale: Locale;
  /** The language chosen last, even while its messages are still loading. */
  readonly chosen: Locale;
  /** Switches portal, components and labels together, when the messages have loaded. */
  readonly choose: (locale: Locale) => void;
}

const LanguageContext = createContext<Language | undefined>(undefined);

/** Provides messages to everything below: those of the shell at first, and by `Words` those of a screen. */
export function LanguageProvider({ initial, children }: { initial: Catalogue; children: ReactNode }) {
  const portal = usePortal();
  const [catalogue, setCatalogue] = useState(initial);
  const { locale } = catalogue;
  const [chosen, show] = useOptimistic(locale);
  const wanted = useRef(locale);

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  const choose = useCallback(
    (next: Locale) =>
      startTransition(async () => {
        wanted.current = next;
        show(next);
        try {
          const { switchLanguage } = await import('./switchLanguage.ts');
          const loaded = await switchLanguage(next, portal, () => wanted.current === next);
          if (loaded) startTransition(() => setCatalogue(loaded));
        } catch {
          // The messages did not load, so the page keeps its language.
          if (wanted.current === next) wanted.current = catalogue.locale;
          void showToast(catalogue.messages.shell?.network ?? '', 'warning');
        }
      }),
    [portal, show, catalogue],
  );

  // When the language is changed in another tab, this tab switches as well, because the server then answers
  // in that language.
  useEffect(
    () =>
      preferences.subscribe(() => {
        const wish = preferences.get().locale;
        if (wish !== undefined && wish !== wanted.current) choose(chooseLocale(wish, []));
      }),
    [choose],
  );

  const language = useMemo<Language>(() => ({ locale, chosen, choose }), [locale, chosen, choose]);

  return (
    <LanguageContext value={language}>
      <Words catalogue={catalogue}>{children}</Words>
    </LanguageContext>
  );
}

/** Provides the messages that a screen has loaded, and the texts of its components. */
export function Words({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }) {
  return (
    <IntlProvider locale={catalogue.locale} messages={catalogue.messages}>
      <UiProvider labels={catalogue.labels}>{children}</UiProvider>
    </IntlProvider>
  );
}

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('useLanguage must be inside a LanguageProvider.');
  return language;
}
