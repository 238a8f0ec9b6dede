import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { largeText, Narrow, rightToLeft, tenantsFrame, texts } from '../test/stories.tsx';
import { EmptyState } from './EmptyState.tsx';
import { pictures, type PictureName } from './pictures.tsx';

const names = Object.keys(pictures).filter((name): name is PictureName => name in pictures);

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: '还没有学过的课程',
    description: '从全部课程里挑一门开始，进度会自动保存在这里。',
    children: <Button variant="outline">去看看课程</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Grid least="sm">
      {names.map((name) => (
        <EmptyState key={name} picture={name} title={name} compact />
      ))}
    </Grid>
  ),
};

export const States: Story = {
  render: () => (
    <Grid>
      <EmptyState title="没有找到课程" description="换个关键词试试。" />
      <EmptyState title="没有找到课程" compact />
    </Grid>
  ),
};

export const Content: Story = {
  args: { title: texts.long, description: texts.unbreakable },
  decorators: [
    (Story) => (
      <Narrow width={280}>
        <Story />
      </Narrow>
    ),
  ],
};

export const Tenants: Story = { decorators: [tenantsFrame] };

export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const InContext: Story = {
  render: () => (
    <Card>
      <EmptyState picture="done" title="今天的任务都完成了" description="明天 9:00 有一场直播。" compact />
    </Card>
  ),
};
