import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark, Download, Share2 } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { sides } from '../hooks/placement.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { inDialog, inDrawer, largeText, rightToLeft, Row, tenantsFrame, texts } from '../test/stories.tsx';
import { tooltipKeys, Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: { keyboard: tooltipKeys },
  args: { content: '收藏后可在学习中心找到', children: <Button variant="outline">收藏</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: 64 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Row gap={48}>
      {sides.map((side) => (
        <Tooltip {...args} key={side} side={side}>
          <Button variant="outline">{side}</Button>
        </Tooltip>
      ))}
    </Row>
  ),
};

const shown: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
};

export const States: Story = { play: shown };
export const Content: Story = { args: { content: texts.long + texts.unbreakable }, play: shown };
export const Tenants: Story = { decorators: [tenantsFrame] };
export const Direction: Story = { ...rightToLeft, play: shown };

export const LargeText: Story = { ...Variants, ...largeText };

const throughKeys: NonNullable<Story['play']> = async ({ canvas, userEvent, step }) => {
  const button = canvas.getByRole('button', { name: '收藏' });
  await step('keyboard focus shows it at once, as a description', async () => {
    while (document.activeElement !== button) await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await expect(button).toHaveAccessibleDescription('收藏后可在学习中心找到');
  });
  await step('Escape puts it away and leaves focus where it is', async () => {
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(button).toHaveFocus();
  });
};

export const Keyboard: Story = { play: throughKeys };
export const InDialog: Story = { ...inDialog, play: throughKeys };
export const InDrawer: Story = { ...inDrawer, play: throughKeys };

export const Pointer: Story = {
  args: { delay: 50 },
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '收藏' });
    await step('the pointer rests on the button, then goes onto the words to read them', async () => {
      await userEvent.hover(button);
      const bubble = await canvas.findByRole('tooltip');
      await userEvent.hover(bubble);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await expect(bubble).toBeVisible();
    });
    await step('and it goes when the pointer has left both', async () => {
      await userEvent.unhover(canvas.getByRole('tooltip'));
      await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    });
  },
};

export const InContext: Story = {
  render: () => (
    <Row gap={4}>
      <Tooltip content="收藏后可在学习中心找到">
        <IconButton glyph={Bookmark} label="收藏" />
      </Tooltip>
      <Tooltip content="链接只对本企业同事有效">
        <IconButton glyph={Share2} label="分享" />
      </Tooltip>
      <Tooltip content="讲义 PDF，2.4 MB">
        <IconButton glyph={Download} label="下载讲义" />
      </Tooltip>
    </Row>
  ),
};
