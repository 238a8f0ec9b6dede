import { ProgressState } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  rightToLeft,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { plainStages, stages } from './fixtures.ts';
import { LearningMap } from './LearningMap.tsx';
import { mapKeys } from './model.ts';

const meta = {
  title: 'Learning/LearningMap',
  component: LearningMap,
  args: { stages, onOpen: fn() },
  parameters: { keyboard: mapKeys },
} satisfies Meta<typeof LearningMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** With levels, without levels, and in the width of a side column. */
export const Variants: Story = {
  render: (args) => (
    <Stack gap={12}>
      <LearningMap {...args} />
      <LearningMap {...args} stages={plainStages} />
      <Narrow width={320}>
        <LearningMap {...args} stages={plainStages.slice(1, 5)} />
      </Narrow>
    </Stack>
  ),
};

export const States: Story = {
  args: {
    stages: Object.values(ProgressState).map((state) => ({
      key: state,
      name: '独立值班',
      state,
      percent: state === ProgressState.Completed ? 100 : 40,
      doneTasks: 2,
      totalTasks: 5,
    })),
  },
};

export const Content: Story = {
  args: {
    stages: [
      { key: 1, name: texts.long, state: ProgressState.Completed, percent: 100 },
      {
        key: 2,
        name: texts.unbreakable,
        state: ProgressState.Overdue,
        percent: 99,
        doneTasks: 999,
        totalTasks: 1000,
      },
      { key: 3, name: texts.one, state: ProgressState.Locked, percent: 0, lockedReason: texts.long },
    ],
  },
};

export const Tenants: Story = { args: { stages: plainStages.slice(0, 4) }, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };
export const English: Story = { ...Variants, ...inEnglish };

export const AlongTheWay: Story = {
  args: { onOpen: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('arrows follow the way, over the end of a level too; End goes to its last stage', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: '认识门店' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}');
      await expect(canvas.getByRole('button', { name: '排班与人效' })).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('button', { name: '转正答辩' })).toHaveFocus();
    });
    await step('a locked stage says why, and can be looked at', async () => {
      const locked = canvas.getByRole('button', { name: '转正答辩' });
      await expect(locked).toHaveAccessibleDescription('未解锁 完成“读懂门店日报”的必修任务后解锁');
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ key: 7 }));
    });
    await step('the stage where the learner stands says so', async () => {
      const here = canvas.getByRole('button', { name: '独立值班' });
      await expect(here).toHaveAttribute('aria-current', 'step');
      await expect(here).toHaveAccessibleDescription('你在这里 进行中 43% 已完成 3 / 7 项');
    });
  },
};

export const InContext: Story = {
  render: (args) => (
    <Card padding="lg">
      <Stack gap={6}>
        <Heading level={2}>储备店长学习地图</Heading>
        <LearningMap {...args} />
      </Stack>
    </Card>
  ),
};
