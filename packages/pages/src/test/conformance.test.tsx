/// <reference types="vite/client" />
import { composeStories, type Meta } from '@storybook/react-vite';
import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '@stoa/theme/styles.css';
import { UiProvider } from '@stoa/ui';
import { zhCN } from '@stoa/ui/locales/zh-CN';

interface StoryModule {
  readonly default: Meta<ComponentType>;
}

const modules = import.meta.glob<StoryModule>('../**/*.stories.tsx', { eager: true });
/** Every story of every page, with its arguments and decorators. */
const pages = Object.entries(modules).map(([file, module]) => ({
  file: file.replace('../', ''),
  name: /(\w+)\.stories\.tsx$/.exec(file)?.[1] ?? '',
  title: module.default.title ?? '',
  stories: Object.entries<ComponentType>(composeStories(module)),
}));

const shown = (Story: ComponentType): ReactNode => (
  <UiProvider labels={zhCN}>
    <Story />
  </UiProvider>
);

const complaints = { error: vi.spyOn(console, 'error'), warn: vi.spyOn(console, 'warn') };
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(() => {
  complaints.error.mockClear();
  complaints.warn.mockClear();
});
afterEach(() => document.body.replaceChildren());

test('every page has stories, and they are found', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.flatMap(({ stories }) => stories).length).toBeGreaterThan(100);
});

describe.each(pages)('$file', ({ name, title, stories }) => {
  test('is in the group of the patterns in the documentation, under its own name', () => {
    expect(title).toMatch(/^Patterns\//);
    expect(title.split('/').at(-1)).toBe(name);
  });

  test.each(stories)('%s renders on the server, and the browser takes over that markup', async (_, Story) => {
    const page = shown(Story);
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(page);
    const mismatches: string[] = [];
    const root = hydrateRoot(host, page, { onRecoverableError: (error) => mismatches.push(String(error)) });
    await frame();
    // Parts that load late are rendered only in the browser, so their absence on the server is no fault.
    expect(mismatches.filter((error) => !error.includes('does not support Suspense'))).toEqual([]);
    expect(complaints.error.mock.calls).toEqual([]);
    root.unmount();
  });

  test.each(stories)('%s works in strict mode without a message on the console', async (_, Story) => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    flushSync(() => root.render(<StrictMode>{shown(Story)}</StrictMode>));
    await frame();
    expect(complaints.error.mock.calls).toEqual([]);
    expect(complaints.warn.mock.calls).toEqual([]);
    root.unmount();
  });
});
