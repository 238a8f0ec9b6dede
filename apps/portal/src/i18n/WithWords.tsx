import type { ReactNode } from 'react';
import { useCatalogue } from './catalogues.ts';
import { useLanguage, Words } from './Language.tsx';
import type { WordGroup } from './wordGroup.ts';

/** Provides a part with its messages, where these load with the part and not with the page around it. */
export function WithWords({ of, children }: { of: readonly WordGroup[]; children: ReactNode }) {
  const { locale } = useLanguage();
  return <Words catalogue={useCatalogue(locale, of)}>{children}</Words>;
}
