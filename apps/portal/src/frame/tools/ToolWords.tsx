import type { ReactNode } from 'react';
import { useCatalogue } from '../../i18n/catalogues.ts';
import { useLanguage, Words } from '../../i18n/Language.tsx';

/** The words of what comes after the page stands; they travel with its code. */
export function ToolWords({ children }: { children: ReactNode }) {
  const { locale } = useLanguage();
  return <Words catalogue={useCatalogue(locale, ['shell', 'app', 'tools'])}>{children}</Words>;
}
