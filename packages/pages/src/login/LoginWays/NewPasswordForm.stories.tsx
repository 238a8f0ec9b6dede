import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NewPasswordForm } from './NewPasswordForm.tsx';

const onDone = fn(() => Promise.resolve());

const meta = {
  title: 'Patterns/LoginWays/NewPasswordForm',
  component: NewPasswordForm,
  args: {
    labels: {
      password: '新密码',
      again: '再次输入新密码',
      hint: '8–20 位，同时包含字母和数字，不含空格。',
      submit: '确定',
    },
    account: '13800000001',
    validate: ({ password, again }) => ({
      password: password.length < 8 ? '密码须为 8–20 位且包含字母和数字' : undefined,
      again: password === again ? undefined : '两次输入的密码不一致',
    }),
    strengthOf: (password) =>
      password === '' ? { level: 0, label: '密码强度' } : { level: 2, label: '强度：中' },
    onDone,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '27rem' }}>{Story()}</div>],
} satisfies Meta<typeof NewPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** What is wrong is said at its field, and put right there. */
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
