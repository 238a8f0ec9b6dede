import { CertificateState, type Locale } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { everywhere } from '../../test/resolve.ts';
import { certificatesFixture, certificatesIn } from '../fixtures.ts';
import { MyCertificatesPage, type MyCertificatesPageProps } from './MyCertificatesPage.tsx';

const filled = (locale: Locale): Partial<MyCertificatesPageProps> => ({
  certificates: {
    state: 'ready',
    data: { rows: certificatesFixture(locale), total: 14, pageNo: 1, pages: 2, stale: false },
  },
  t: certificatesIn(locale),
});
const nothing: MyCertificatesPageProps['certificates'] = {
  state: 'ready',
  data: { rows: [], total: 0, pageNo: 1, pages: 0, stale: false },
};

const meta: Meta<typeof MyCertificatesPage> = {
  title: 'Patterns/MyCertificatesPage',
  component: MyCertificatesPage,
  args: {
    ...filled('zh-CN'),
    state: undefined,
    hrefOf: (state) => (state === undefined ? '/user/certificate' : `/user/certificate?state=${state}`),
    viewHref: (id) => `/user/certificate?certificateId=${id}`,
    resolve: everywhere,
    onPage: fn(),
  },
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
type Story = StoryObj<typeof MyCertificatesPage>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step(
      'each card leads to its certificate and to what gave it, with its state in words',
      async () => {
        await expect(canvas.getByRole('link', { name: '食品安全上岗证' })).toHaveAttribute(
          'href',
          '/user/certificate?certificateId=1',
        );
        await expect(canvas.getByRole('link', { name: '查看来源考试 食品安全上岗证' })).toHaveAttribute(
          'href',
          '/exam/info?examId=101',
        );
        await expect(canvas.getAllByText('已撤销').at(-1)).toBeVisible();
      },
    );
    await step('the other page is asked for', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }));
      await expect(args.onPage).toHaveBeenCalledWith(2);
    });
  },
};

export const English: Story = { args: filled('en'), globals: { locale: 'en' } };

export const Dark: Story = { globals: { appearance: 'dark', color: '#1677ff' } };

export const Loading: Story = { args: { certificates: { state: 'loading' } } };

export const Empty: Story = { args: { certificates: nothing } };

export const NoneOfState: Story = {
  args: { certificates: nothing, state: CertificateState.Expired },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '看全部证书' })).toHaveAttribute(
      'href',
      '/user/certificate',
    );
    await expect(canvas.getByRole('link', { name: '已过期' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Errors: Story = { args: { certificates: { state: 'failed', onRetry: fn() } } };
