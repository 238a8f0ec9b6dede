import type { Locale } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { everywhere } from '../../test/resolve.ts';
import { certificatesFixture, certificatesIn } from '../fixtures.ts';
import { CertificatePage, type CertificatePageProps } from './CertificatePage.tsx';

const shown = (locale: Locale, at: number): Partial<CertificatePageProps> => {
  const data = certificatesFixture(locale)[at];
  return data ? { certificate: { state: 'ready', data }, t: certificatesIn(locale) } : {};
};

const meta: Meta<typeof CertificatePage> = {
  title: 'Patterns/CertificatePage',
  component: CertificatePage,
  args: { ...shown('zh-CN', 0), listHref: '/user/certificate', resolve: everywhere },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: '60rem', padding: '1.5rem' }}>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof CertificatePage>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '食品安全上岗证' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '下载 PNG' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '复制查验链接' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '返回我的证书' })).toHaveAttribute(
      'href',
      '/user/certificate',
    );
  },
};

/** A revoked certificate is shown with a stamp, and cannot be downloaded. */
export const Revoked: Story = {
  args: shown('zh-CN', 2),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/不能下载/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const English: Story = { args: shown('en', 1), globals: { locale: 'en' } };

export const Dark: Story = { globals: { appearance: 'dark', color: '#1677ff' } };

export const Loading: Story = { args: { certificate: { state: 'loading' } } };

export const Errors: Story = { args: { certificate: { state: 'failed', onRetry: fn() } } };
