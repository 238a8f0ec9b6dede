import '@stoa/theme/styles.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { announce } from '@stoa/ui/LiveRegion';
import { en } from '@stoa/ui/locales/en';
import { zhCN } from '@stoa/ui/locales/zh-CN';
import { ThemeRoot } from '@stoa/ui/ThemeRoot';
import { argTypesOf } from '../src/argTypes.ts';
import { ComponentPage } from '../src/ComponentPage.tsx';
import { DocsFrame } from '../src/DocsFrame.tsx';
import { Environment, appearances, fontSizes, tenants } from '../src/environment.ts';
import { paint } from '../src/paint.ts';

// Removes links of Storybook's own error page, which precedes the story in the document, because axe would
// otherwise not recognise a story's skip link as the first link of the page.
for (const link of document.querySelectorAll('.sb-wrapper a[href]')) link.removeAttribute('href');

/** Clears the announcements of a story, so that the live region of the next story is empty. */
function forgetAnnouncements() {
  for (const politeness of ['polite', 'assertive'] as const) {
    // A message that repeats the previous one gets a space added, so a different message comes first;
    // otherwise the region would not be empty.
    announce('…', politeness);
    announce('', politeness);
  }
}

/** Sets the toolbar's choices on the root element, as the portal does. */
function Surroundings({ environment, children }: { environment: Environment; children: ReactNode }) {
  const { color } = environment;
  useLayoutEffect(() => paint(color), [color]);
  useEffect(() => forgetAnnouncements, []);
  return (
    <ThemeRoot
      appearance={environment.appearance}
      fontSize={environment.fontSize}
      dir={environment.dir}
      locale={environment.locale}
      labels={environment.locale === 'en' ? en : zhCN}
    >
      {children}
    </ThemeRoot>
  );
}

const inSurroundings: Decorator = (Story, { globals, parameters }) => (
  <Surroundings environment={Environment.from(globals)}>
    {parameters.layout === 'fullscreen' ? (
      <Story />
    ) : (
      // A landmark around the component, as a page has one.
      <main style={{ padding: 24 }}>
        <Story />
      </main>
    )}
  </Surroundings>
);

const preview: Preview = {
  decorators: [inSurroundings],
  tags: ['autodocs'],
  globalTypes: {
    color: {
      description: 'Tenant colour',
      toolbar: { title: 'Colour', icon: 'paintbrush', items: tenants, dynamicTitle: true },
    },
    appearance: {
      description: 'Appearance',
      toolbar: { title: 'Appearance', icon: 'mirror', items: [...appearances], dynamicTitle: true },
    },
    fontSize: {
      description: 'Text size',
      toolbar: { title: 'Text size', icon: 'zoom', items: fontSizes, dynamicTitle: true },
    },
    dir: {
      description: 'Direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    locale: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', items: ['zh-CN', 'en'], dynamicTitle: true },
    },
  },
  initialGlobals: { color: '#f5722d', appearance: 'light', fontSize: '2', dir: 'ltr', locale: 'zh-CN' },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: { page: ComponentPage, container: DocsFrame, extractArgTypes: argTypesOf },
    // Two pictures per story; right-to-left, large text and forced colours have stories of their own.
    chromatic: {
      prefersReducedMotion: 'reduce',
      modes: { light: { appearance: 'light' }, dark: { appearance: 'dark' } },
    },
    // Every rule of axe counts, also `region`, which Storybook switches off.
    a11y: { test: 'error', config: { rules: [{ id: 'region', enabled: true }] } },
    options: {
      storySort: {
        order: [
          'Stoa',
          'Foundations',
          'Layout',
          'Typography',
          'Actions',
          'Forms',
          'Overlays',
          'Navigation',
          'Feedback',
          'Data',
          'Media',
          'Uploads',
          'Learning',
          'Charts',
          'Patterns',
          '*',
        ],
      },
    },
  },
};

export default preview;
