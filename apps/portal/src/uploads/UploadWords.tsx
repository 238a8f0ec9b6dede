import type { ReactNode } from 'react';
import { useCatalogue } from '../i18n/catalogues.ts';
import { useLanguage, Words } from '../i18n/Language.tsx';

/** The words of uploads, for a screen that did not load them. */
export function UploadWords({ children }: { children: ReactNode }) {
  const { locale } = useLanguage();
  return <Words catalogue={useCatalogue(locale, ['shell', 'uploads'])}>{children}</Words>;
}
