import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Labels } from '../locales/zh-CN.ts';
import { silentWords, withoutWords } from './silentWords.ts';

const LabelsContext = createContext<Partial<Labels>>({});

export interface UiProviderProps {
  /**
   * Words of the components below: `zhCN` or `en` of `@stoa/ui/locales/*`, or only some of their groups
   * (`@stoa/ui/locales/zh-CN/core`). What a provider above has said stays, unless it is said again here.
   */
  labels: Partial<Labels>;
  children?: ReactNode;
}

/** Gives all components below their words. */
export function UiProvider({ labels, children }: UiProviderProps) {
  const above = use(LabelsContext);
  const all = useMemo(() => ({ ...above, ...labels }), [above, labels]);
  return <LabelsContext value={all}>{children}</LabelsContext>;
}

/**
 * Words of one component in the current language: `useLabels('dialog').close`.
 *
 * @throws Error in development when no provider above has them: the component would be silent for a screen reader.
 * In production it is silent, and what is missing goes to `reportError`: a page must not go down for want of a word.
 */
export function useLabels<Key extends keyof Labels>(component: Key): Labels[Key] {
  const given: Labels[Key] | undefined = use(LabelsContext)[component];
  const words = given ?? (process.env.NODE_ENV === 'production' ? silentWords[component] : undefined);
  if (words === undefined) throw new Error(withoutWords(component));
  return words;
}
