import type { ReactNode } from 'react';
import { useCatalogue } from '../../../../i18n/catalogues.ts';
import { useLanguage, Words } from '../../../../i18n/Language.tsx';

/** The words of the panels that come later; waited for inside a Suspense boundary. */
export function WithWays({ children }: { children: ReactNode }) {
  const { locale } = useLanguage();
  const catalogue = useCatalogue(locale, ['shell', 'login', 'ways']);
  return <Words catalogue={catalogue}>{children}</Words>;
}
