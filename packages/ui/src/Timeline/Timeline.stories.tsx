import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
import { Timeline, timelineStates } from './Timeline.tsx';

const now = Date.UTC(2026, 10, 20, 4);
const day = 86_400_000;

const events = [
  { key: '1', title: '第一阶段：认识门店', state: 'done', time: now - 26 * day, content: '4 门课程全部完成' },
  { key: '2', title: '阶段考试', state: 'missed', time: now - 2 * day, content: '逾期 2 天，仍可补考' },
  { key: '3', title: '第二阶段：独立值班', state: 'current', time: now, content: '已完成 3 / 7' },
  { key: '4', title: '带教老师评价', state: 'upcoming', time: now + 9 * day },
  { key: '5', title: '转正', state: 'upcoming', time: now + 400 * day },
] as const;

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: { events, now },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = { args: { events: events.slice(0, 3) } };

export const States: Story = {
  args: { events: timelineStates.map((state) => ({ key: state, title: '资料审核', state })) },
};

export const Content: Story = {
  render: () => (
    <Narrow width={280}>
      <Timeline
        now={now}
        events={[
          { key: 'a', title: texts.long, state: 'done', time: now, content: texts.long },
          { key: 'b', title: texts.unbreakable, state: 'current', content: texts.unbreakable },
          { key: 'c', title: texts.one, state: 'upcoming' },
        ]}
      />
    </Narrow>
  ),
};

export const Tenants: Story = { decorators: [tenantsFrame] };
export const Direction: Story = { ...rightToLeft };
export const LargeText: Story = { ...largeText };
export const ForcedColors: Story = { ...forcedColors };
export const English: Story = { ...inEnglish };

export const SaysStateAndTime: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '已逾期' })).toBeVisible();
    const late = canvas.getByText('阶段考试').nextElementSibling;
    await expect(late).toHaveAttribute('datetime', '2026-11-18T04:00:00.000Z');
    await expect(late?.getAttribute('title')).toContain('2026年11月');
  },
};

export const InContext: Story = {
  render: (args) => (
    <Narrow width={480}>
      <Card padding="lg">
        <Stack gap={4}>
          <Heading level={2} size={16}>
            新员工三十天
          </Heading>
          <Timeline {...args} />
        </Stack>
      </Card>
    </Narrow>
  ),
};
