import { render as renderBare, type RenderOptions } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { zhCN } from '../locales/zh-CN.ts';
import { UiProvider } from '../provider/UiProvider.tsx';

export * from '@testing-library/react';

/** Provides the Chinese texts to everything inside. */
export const Words = ({ children }: { children: ReactNode }) => (
  <UiProvider labels={zhCN}>{children}</UiProvider>
);

/** Renders with the Chinese texts around the element, as every page does. */
export const render = (element: ReactElement, options?: Omit<RenderOptions, 'wrapper'>) =>
  renderBare(element, { ...options, wrapper: Words });
