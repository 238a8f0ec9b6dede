import { PlanItemType, ProgressState, TaskItemKind } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  rightToLeft,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { TaskItem } from './TaskItem.tsx';

const now = Date.UTC(2026, 10, 20, 4);
const day = 86_400_000;
const meta = {
  title: 'Learning/TaskItem',
  component: TaskItem,
  args: {
    title: '食品安全法规 · 课后测试',
    parentTitle: '季度必修',
    kind: TaskItemKind.Exam,
    href: '#exam',
    now,
    dueTime: now + 2.2 * day,
  },
} satisfies Meta<typeof TaskItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <>
      {Object.values(TaskItemKind).map((kind) => (
        <TaskItem key={`task ${kind}`} title="收银规范与防损" kind={kind} href={`#k${kind}`} now={now} />
      ))}
      {Object.values(PlanItemType).map((type) => (
        <TaskItem
          key={`plan ${type}`}
          title="新员工三十天"
          planItemType={type}
          href={`#p${type}`}
          now={now}
        />
      ))}
    </>
  ),
};

export const States: Story = {
  render: (args) => (
    <>
      {[-3.2, -0.1, 0.3, 2.2, 15, 400].map((days) => (
        <TaskItem key={days} {...args} dueTime={now + days * day} />
      ))}
      <TaskItem {...args} state={ProgressState.Completed} />
      <TaskItem {...args} dueTime={undefined} action={<Button size="sm">去考试</Button>} />
    </>
  ),
};

export const Content: Story = {
  render: (args) => (
    <Narrow>
      <TaskItem {...args} title={texts.long} parentTitle={texts.long} />
      <TaskItem {...args} title={texts.unbreakable} parentTitle={texts.unbreakable} />
      <TaskItem {...args} title={texts.one} parentTitle={undefined} />
    </Narrow>
  ),
};

export const Tenants: Story = { ...States, decorators: [tenantsFrame] };
export const Direction: Story = { ...States, ...rightToLeft };
export const LargeText: Story = { ...States, ...largeText };
export const ForcedColors: Story = { ...States, ...forcedColors };
export const English: Story = { ...States, ...inEnglish };

export const OneTabStop: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '食品安全法规 · 课后测试' })).toHaveFocus();
    await expect(canvas.getByText('还剩 2 天')).toBeVisible();
  },
};

export const InContext: Story = {
  render: (args) => (
    <Card>
      <TaskItem {...args} dueTime={now - 3 * day} />
      <TaskItem {...args} title="收银规范与防损" kind={TaskItemKind.Course} />
      <TaskItem
        {...args}
        title="店长特训营 · 线下签到"
        kind={TaskItemKind.Attendance}
        dueTime={now + 0.3 * day}
      />
    </Card>
  ),
};
