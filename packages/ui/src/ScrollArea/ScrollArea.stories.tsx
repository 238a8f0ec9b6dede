import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { forcedColors, largeText, Narrow, otherTenant, rightToLeft, Rows, texts } from '../test/stories.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Text } from '../Text/Text.tsx';
import { ScrollArea } from './ScrollArea.tsx';

const rules = Array.from({ length: 12 }, (_, at) => (
  <Text key={at}>
    {at + 1}. {texts.long}
  </Text>
));
const topics = (
  <div style={{ display: 'flex', gap: 8, padding: 8 }}>
    {['新店开业', '食品安全', '收银规范', '陈列改善', '会员服务', '排班与人效', '客诉处理', '店长领导力'].map(
      (topic) => (
        <Tag key={topic} style={{ flexShrink: 0 }}>
          {topic}
        </Tag>
      ),
    )}
  </div>
);

const meta = {
  title: 'Layout/ScrollArea',
  component: ScrollArea,
  args: { label: '学习规则', style: { maxBlockSize: 160 }, children: rules },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof ScrollArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ScrollArea label="学习规则" style={{ maxBlockSize: 160 }}>
        {rules}
      </ScrollArea>
      <ScrollArea label="专题" axis="inline">
        {topics}
      </ScrollArea>
    </div>
  ),
};

export const States: Story = { args: { style: { maxBlockSize: 'none' } } };

export const Content: Story = { args: { children: <Text>{texts.long}</Text> } };
export const Tenants: Story = { ...Variants, ...otherTenant };

export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const region = await canvas.findByRole('group', { name: '学习规则' });
    await step('what scrolls can be reached', async () => {
      await userEvent.tab();
      await expect(region).toHaveFocus();
    });
    await step('the edge says that there is more, and stops saying so at the end', async () => {
      await expect(region.parentElement).toHaveAttribute('data-more-below');
      region.scrollTop = region.scrollHeight;
      await waitFor(() => expect(region.parentElement).not.toHaveAttribute('data-more-below'));
    });
  },
};

export const WholeIsNoStop: Story = {
  ...Content,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

export const InContext: Story = {
  render: () => (
    <Card>
      <Rows gap={8}>
        <Heading level={2} size={16}>
          报名须知
        </Heading>
        <ScrollArea label="报名须知" style={{ maxBlockSize: 180 }}>
          {rules}
        </ScrollArea>
      </Rows>
    </Card>
  ),
};
