export { UiProvider, useLabels, type UiProviderProps } from './UiProvider.tsx';
export type { Labels } from '../locales/zh-CN.ts';
