import { tenantTheme } from '@stoa/theme';
import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';

/**
 * Tenant colours that are difficult for a theme: light, dark, grey, the one with the least spare contrast,
 * and those of two real companies.
 */
export const adversaries = [
  '#f5722d',
  '#1677ff',
  '#ffcc00',
  '#96742a',
  '#000000',
  '#ffffff',
  '#6affaa',
] as const;

const frame: CSSProperties = {
  padding: 16,
  borderRadius: 12,
  background: 'var(--stoa-surface-page)',
  color: 'var(--stoa-ink-base)',
};

/** One story in one tenant's theme, light or dark. */
function Tenant({
  color,
  appearance,
  children,
}: {
  color: string;
  appearance: 'light' | 'dark';
  children: ReactNode;
}) {
  const variables: CSSProperties = {
    ...tenantTheme(color, { appearance }),
    ...frame,
    colorScheme: appearance,
  };
  return (
    <div data-tenant={color} data-appearance={appearance} style={variables}>
      {children}
    </div>
  );
}

/** The same story in every difficult colour, light and dark side by side. */
export const tenantsFrame: Decorator = (Story) => (
  <div
    style={{
      display: 'grid',
      gap: 12,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
    }}
  >
    {adversaries.flatMap((color) => [
      <Tenant key={`${color} light`} color={color} appearance="light">
        <Story />
      </Tenant>,
      <Tenant key={`${color} dark`} color={color} appearance="dark">
        <Story />
      </Tenant>,
    ])}
  </div>
);

/** A row for each example, with some space between, for tables of variants and states. */
export function Rows({ children, gap = 16 }: { children: ReactNode; gap?: number }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap }}>{children}</div>
  );
}

/** Examples side by side, which wrap. */
export function Row({ children, gap = 12 }: { children: ReactNode; gap?: number }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap }}>{children}</div>;
}

/** A part of a page with the given width. */
export function Narrow({ children, width = 384 }: { children: ReactNode; width?: number }) {
  return <div style={{ maxInlineSize: width }}>{children}</div>;
}

const stays = () => undefined;

/** For stories that cover the page from the beginning, because they would cover their documentation too. */
export const coversThePage = { tags: ['!autodocs'] };

/** The story inside an open Dialog, for overlays that must be above it. */
export const inDialog: { decorators: Decorator[]; tags: string[] } = {
  ...coversThePage,
  decorators: [
    (Story) => (
      <Dialog open onOpenChange={stays} title="报名参加">
        <Story />
      </Dialog>
    ),
  ],
};

/** The story inside of an open Drawer. */
export const inDrawer: { decorators: Decorator[]; tags: string[] } = {
  ...coversThePage,
  decorators: [
    (Story) => (
      <Drawer open onOpenChange={stays} title="筛选课程">
        <Story />
      </Drawer>
    ),
  ],
};

/**
 * For components of a whole page, which cannot be shown in frames: the page itself gets another company's
 * colour in dark mode.
 */
export const otherTenant = { globals: { color: '#ffcc00', appearance: 'dark' } };
/** Settings of the toolbar that a story chooses by itself. */
export const rightToLeft = { globals: { dir: 'rtl' } };
export const largeText = { globals: { fontSize: '4' } };
export const inEnglish = { globals: { locale: 'en' } };
/** Chromatic renders these in forced colours. In the browser the media queries of each component apply. */
export const forcedColors = { parameters: { chromatic: { forcedColors: 'active' } } };

/**
 * Texts that can break a layout: long Chinese text, one unbreakable word, a single character, and text without
 * any break.
 */
export const texts = {
  long: '关于进一步规范门店日常经营管理与食品安全责任落实的全员必修课程（二〇二六年修订版，含季度考核说明）',
  unbreakable: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  one: '课',
} as const;
