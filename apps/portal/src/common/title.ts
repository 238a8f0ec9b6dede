import { pageTitle } from '@stoa/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '../i18n/Language.tsx';
import { usePortal } from '../session/portal.ts';

/**
 * Names the tab "page · tabTitle"; the login page passes '' and shows the company's title alone
 * (specification point 1 and specification point 7.1). Does nothing if a preview keeps the tab.
 */
export function useScreenTitle(page: string): void {
  const { branding, person, look } = usePortal();
  const { keepTab } = useSyncExternalStore(branding.subscribe, branding.get);
  // Renders again when the company's own title loads after the page.
  useSyncExternalStore(person.subscribe, person.get);
  const { locale } = useLanguage();
  const title = pageTitle(page, look.tabTitle(locale));
  useEffect(() => {
    if (!keepTab) document.title = title;
  }, [keepTab, title]);
}
