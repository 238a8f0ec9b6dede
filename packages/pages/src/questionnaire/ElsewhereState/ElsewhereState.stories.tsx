import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { surveyIn } from '../fixtures.ts';
import { ElsewhereState } from './ElsewhereState.tsx';

const meta = {
  title: 'Patterns/ElsewhereState',
  component: ElsewhereState,
  args: { t: surveyIn('zh-CN'), onHere: fn() },
} satisfies Meta<typeof ElsewhereState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '在这里继续填写' }));
    await expect(args.onHere).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { appearance: 'dark' } };
