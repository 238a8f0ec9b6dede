import type { ReactNode } from 'react';
import { useCatalogue } from './catalogues.ts';
import { useLanguage, Words } from './Language.tsx';
import type { WordGroup } from './wordGroup.ts';

/** Gives a part its words, where they come with the part and not with the page around it. */
export function WithWords({ of, children }: { of: readonly WordGroup[]; children: ReactNode }) {
  const { locale } = useLanguage();
  return <Words catalogue={useCatalogue(locale, of)}>{children}</Words>;
}
