import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Labels } from '../locales/zh-CN.ts';
import { silentWords, withoutWords } from './silentWords.ts';

const LabelsContext = createContext<Partial<Labels>>({});

export interface UiProviderProps {
  /**
   * Texts of the components inside: `zhCN` or `en` of `@stoa/ui/locales/*`, or only some of their groups
   * (`@stoa/ui/locales/zh-CN/core`). Texts of an outer provider stay unless they are given again here.
   */
  labels: Partial<Labels>;
  children?: ReactNode;
}

/** Provides the texts of all components inside. */
export function UiProvider({ labels, children }: UiProviderProps) {
  const above = use(LabelsContext);
  const all = useMemo(() => ({ ...above, ...labels }), [above, labels]);
  return <LabelsContext value={all}>{children}</LabelsContext>;
}

/**
 * Texts of one component in the current language: `useLabels('dialog').close`.
 *
 * @throws Error in development when no surrounding provider has the words, because screen readers would read
 * nothing. In production the component has empty words and the error goes to `reportError`, because a missing
 * word must not break the page.
 */
export function useLabels<Key extends keyof Labels>(component: Key): Labels[Key] {
  const given: Labels[Key] | undefined = use(LabelsContext)[component];
  const words = given ?? (process.env.NODE_ENV === 'production' ? silentWords[component] : undefined);
  if (words === undefined) throw new Error(withoutWords(component));
  return words;
}
