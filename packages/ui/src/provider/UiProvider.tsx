import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Labels } from '../locales/zh-CN.ts';

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
 * @throws Error when no provider above has them: the component would be silent for a screen reader.
 */
export function useLabels<Key extends keyof Labels>(component: Key): Labels[Key] {
  const words: Labels[Key] | undefined = use(LabelsContext)[component];
  if (words === undefined) {
    throw new Error(
      `[ui] There are no words for "${component}". Give ThemeRoot or UiProvider labels={zhCN} of @stoa/ui/locales/zh-CN, or the group that has them.`,
    );
  }
  return words;
}
