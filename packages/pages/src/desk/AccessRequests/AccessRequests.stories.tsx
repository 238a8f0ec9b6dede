import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inEnglish } from '@stoa/ui/test/stories';
import { accessRequestsFixture, deskIn, deskNow } from '../fixtures.ts';
import { AccessRequests, type AccessRequestsProps } from './AccessRequests.tsx';

const pageOf = (rows: ReturnType<typeof accessRequestsFixture>): AccessRequestsProps['requests'] => ({
  state: 'ready',
  data: { rows, total: rows.length, pageNo: 1, pages: 1, stale: false },
});

const meta: Meta<typeof AccessRequests> = {
  title: 'Patterns/AccessRequests',
  component: AccessRequests,
  args: {
    requests: pageOf(accessRequestsFixture('zh-CN')),
    state: undefined,
    pageSize: 4,
    now: deskNow,
    t: deskIn('zh-CN'),
    onFilter: fn(),
    onPage: fn(),
    onAnswer: fn(() => Promise.resolve(true)),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ padding: '1.5rem' }}>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof AccessRequests>;

const answerLin = '处理林小满对《战略解码工作坊》的申请';

export const Filled: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('an answered request says who answered and why', async () => {
      const row = canvas.getByRole('row', { name: /郭天宇/ });
      await expect(row).toHaveTextContent('已拒绝');
      await expect(row).toHaveTextContent('请先学完今年的必修课');
      await expect(within(row).queryByRole('button')).toBeNull();
    });
    await step('a refusal needs a reason', async () => {
      await userEvent.click(canvas.getByRole('button', { name: answerLin }));
      const dialog = within(await screen.findByRole('dialog', { name: '处理学习申请' }));
      await userEvent.click(dialog.getByRole('button', { name: '拒绝' }));
      await expect(dialog.getByRole('textbox', { name: '答复' })).toHaveFocus();
      await expect(dialog.getByText('请说明拒绝的原因')).toBeVisible();
      await expect(args.onAnswer).not.toHaveBeenCalled();
    });
    await step('a granted request closes the dialog', async () => {
      const dialog = within(screen.getByRole('dialog', { name: '处理学习申请' }));
      await userEvent.type(dialog.getByRole('textbox', { name: '答复' }), '好好学');
      await userEvent.click(dialog.getByRole('button', { name: '同意' }));
      await expect(args.onAnswer).toHaveBeenCalledWith(
        expect.objectContaining({ requestId: 11 }),
        true,
        '好好学',
      );
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** A back end that cannot take an answer shows what was asked, and no button. */
export const ReadOnly: Story = {
  args: { onAnswer: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: answerLin })).toBeNull();
    await expect(canvas.getAllByText('待处理').length).toBeGreaterThan(1);
  },
};

export const NotTaken: Story = {
  args: { onAnswer: fn(() => Promise.resolve(false)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: answerLin }));
    const dialog = await screen.findByRole('dialog', { name: '处理学习申请' });
    await userEvent.click(within(dialog).getByRole('button', { name: '同意' }));
    await expect(dialog).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const English: Story = {
  args: { requests: pageOf(accessRequestsFixture('en')), t: deskIn('en') },
  ...inEnglish,
};

export const Dark: Story = { globals: { appearance: 'dark', color: '#17a673' } };

export const Loading: Story = { args: { requests: { state: 'loading' } } };

export const Empty: Story = { args: { requests: pageOf([]), state: 'open' } };

export const Errors: Story = { args: { requests: { state: 'failed', onRetry: fn() } } };
