import type { ReactNode } from 'react';
import { useCatalogue } from '../i18n/catalogues.ts';
import { useLanguage, Words } from '../i18n/Language.tsx';

/** The words of what people say about a course: they come with the first panel, not with the page around it. */
export function TalkWords({ children }: { children: ReactNode }) {
  const { locale } = useLanguage();
  return <Words catalogue={useCatalogue(locale, ['shell', 'talk'])}>{children}</Words>;
}
