import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { loginWaysIn } from '../fixtures.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

const onDone = fn(() => Promise.resolve());

const meta = {
  title: 'Patterns/LoginWays/NewPasswordForm',
  component: NewPasswordForm,
  args: {
    t: loginWaysIn('zh-CN'),
    account: '13800000001',
    onDone,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '27rem' }}>{Story()}</div>],
} satisfies Meta<typeof NewPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Each fault is shown at its field, and disappears when it is corrected. */
export const Mistakes: Story = {
  play: async ({ canvas, userEvent }) => {
    onDone.mockClear();
    await userEvent.type(canvas.getByLabelText('新密码'), 'short');
    await userEvent.click(canvas.getByRole('button', { name: '确定' }));
    await expect(canvas.getByText('密码须为 8–20 位且包含字母和数字')).toBeVisible();
    await expect(canvas.getByLabelText('新密码')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('新密码'), '-2026');
    await userEvent.type(canvas.getByLabelText('再次输入新密码'), 'short-2026');
    await userEvent.click(canvas.getByRole('button', { name: '确定' }));
    await expect(onDone).toHaveBeenCalledWith({ password: 'short-2026', again: 'short-2026' });
  },
};
