import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { sides } from '../hooks/placement.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import {
  inDialog,
  inDrawer,
  largeText,
  rightToLeft,
  Row,
  Rows,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { popoverKeys } from './keys.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  parameters: { keyboard: popoverKeys },
  args: {
    label: '学分规则',
    trigger: <Button variant="outline">学分规则</Button>,
    children: (
      <Rows gap={8}>
        <Text>每满一小时计 1 学分，选修最多计 20 分。</Text>
        <Link href="#rules">查看完整规则</Link>
      </Rows>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 220 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <>
      <Popover {...args} />
      <button type="button">下一个</button>
    </>
  ),
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 360 }}>
      <Row gap={24}>
        {sides.map((side) => (
          <Popover
            {...args}
            key={side}
            side={side}
            label={side}
            trigger={<Button variant="outline">{side}</Button>}
          />
        ))}
      </Row>
    </div>
  ),
};

const opened: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '学分规则' }));
  await waitFor(() => expect(canvas.getByRole('dialog', { name: '学分规则' })).toBeVisible());
};

export const States: Story = { play: opened };
export const Content: Story = { args: { children: `${texts.long}${texts.unbreakable}` }, play: opened };
export const Tenants: Story = { decorators: [tenantsFrame] };
export const Direction: Story = { ...rightToLeft, play: opened };

export const LargeText: Story = { ...Variants, ...largeText };

const throughKeys: NonNullable<Story['play']> = async ({ canvas, userEvent, step }) => {
  const trigger = canvas.getByRole('button', { name: '学分规则' });
  const link = () => canvas.getByRole('link', { name: '查看完整规则' });
  await step('focus goes in, Escape brings it back', async () => {
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(link()).toHaveFocus());
    await expect(link()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog', { name: '学分规则' })).toBeNull();
    await waitFor(() => expect(trigger).toHaveFocus());
  });
  await step('Tab beyond the end goes on in the page and closes it', async () => {
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(link()).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '下一个' })).toHaveFocus();
    await expect(canvas.queryByRole('dialog', { name: '学分规则' })).toBeNull();
  });
};

export const Keyboard: Story = { play: throughKeys };
export const InDialog: Story = { ...inDialog, play: throughKeys };
export const InDrawer: Story = { ...inDrawer, play: throughKeys };

export const Pointer: Story = {
  play: async (context) => {
    await opened(context);
    await context.userEvent.click(document.body);
    await expect(context.canvas.queryByRole('dialog')).toBeNull();
  },
};

export const InContext: Story = {
  render: (args) => (
    <Row gap={4}>
      <Text>本年学分 12 / 20</Text>
      <Popover {...args} trigger={<IconButton glyph={CircleHelp} label="学分怎么算" size="sm" />} />
    </Row>
  ),
};
