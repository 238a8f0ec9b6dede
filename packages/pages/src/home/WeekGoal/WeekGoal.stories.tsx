import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { goalChoices, modulesIn, weekFixture } from '../fixtures.ts';
import { WeekGoal } from './WeekGoal.tsx';

const meta: Meta<typeof WeekGoal> = {
  title: 'Patterns/WeekGoal',
  component: WeekGoal,
  args: { week: weekFixture, choices: goalChoices, onGoal: fn(), t: modulesIn('zh-CN') },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof WeekGoal>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('each day says what was studied', async () => {
      await expect(canvas.getByRole('list', { name: '本周学习' })).toHaveTextContent('周一 25 分钟');
      await expect(canvas.getByText('周四还没到')).toBeInTheDocument();
    });
    await step('another goal is a choice away, and so is none', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: '每周目标' }), '目标 180 分钟');
      await expect(args.onGoal).toHaveBeenLastCalledWith(180);
    });
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <WeekGoal {...args} week={{ goalMinutes: 0, daySeconds: [0] }} />
      <WeekGoal {...args} week={{ goalMinutes: 30, daySeconds: [0, 1900, 20] }} />
      <WeekGoal {...args} week={{ goalMinutes: 180, daySeconds: [900, 900, 0, 4000, 0, 0, 1200] }} />
    </div>
  ),
};

export const English: Story = { args: { t: modulesIn('en') }, globals: { locale: 'en' } };
