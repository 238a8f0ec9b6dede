import type { ReactNode } from 'react';
import { useCatalogue } from '../../../../i18n/catalogues.ts';
import { useLanguage, Words } from '../../../../i18n/Language.tsx';

/** The words of what comes after the first paint. */
export function MoreWords({ children }: { children: ReactNode }) {
  const { locale } = useLanguage();
  const catalogue = useCatalogue(locale, ['shell', 'home', 'homeMore']);
  return <Words catalogue={catalogue}>{children}</Words>;
}
