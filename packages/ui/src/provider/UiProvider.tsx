import { createContext, use, type ReactNode } from 'react';
import { zhCN, type Labels } from '../locales/zh-CN.ts';

const LabelsContext = createContext<Labels>(zhCN);

export interface UiProviderProps {
  /** Words of every component below: `zhCN` or `en` of `@stoa/ui/locales/*`. */
  labels: Labels;
  children?: ReactNode;
}

/** Switches the words of all components below. Without it they speak simplified Chinese. */
export function UiProvider({ labels, children }: UiProviderProps) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}

/** Words in the current language: `useLabels().dialog.close`. */
export const useLabels = (): Labels => use(LabelsContext);
