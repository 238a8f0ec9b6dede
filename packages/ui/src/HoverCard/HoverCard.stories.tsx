import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { sides } from '../hooks/placement.ts';
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
import { HoverCard } from './HoverCard.tsx';
import { hoverCardKeys } from './keys.ts';

const meta = {
  title: 'Overlays/HoverCard',
  component: HoverCard,
  parameters: { keyboard: hoverCardKeys },
  args: {
    content: (
      <Row>
        <Avatar name="周岚" size="lg" decorative />
        <Rows gap={4}>
          <Text>周岚，区域运营总监</Text>
          <Text tone="muted">12 门课程，3 场直播</Text>
        </Rows>
      </Row>
    ),
    children: <Link href="#teacher">周岚</Link>,
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 180, padding: 32 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HoverCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Row gap={48}>
      {sides.map((side) => (
        <HoverCard {...args} key={side} side={side}>
          <Link href={`#${side}`}>{side}</Link>
        </HoverCard>
      ))}
    </Row>
  ),
};

const shown: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await waitFor(() => expect(canvas.getByText(/区域运营总监/)).toBeVisible());
};

export const States: Story = { play: shown };
export const Content: Story = {
  args: { content: texts.long + texts.unbreakable },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(texts.long + texts.unbreakable)).toBeVisible());
  },
};
export const Tenants: Story = { decorators: [tenantsFrame] };
export const Direction: Story = { ...rightToLeft, play: shown };

export const LargeText: Story = { ...largeText, play: shown };

const throughKeys: NonNullable<Story['play']> = async ({ canvas, userEvent, step }) => {
  const link = canvas.getByRole('link', { name: '周岚' });
  await step('keyboard focus shows it at once', async () => {
    while (document.activeElement !== link) await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(/区域运营总监/)).toBeVisible());
  });
  await step('Escape puts it away and leaves focus where it is', async () => {
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(/区域运营总监/)).toBeNull();
    await expect(link).toHaveFocus();
  });
};

export const Keyboard: Story = { play: throughKeys };
export const InDialog: Story = { ...inDialog, play: throughKeys };
export const InDrawer: Story = { ...inDrawer, play: throughKeys };

export const Pointer: Story = {
  args: { delay: 50 },
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: '周岚' });
    await step('the pointer rests on the link, then goes onto the card', async () => {
      await userEvent.hover(link);
      const words = await canvas.findByText(/区域运营总监/);
      await userEvent.hover(words);
      await new Promise((resolve) => setTimeout(resolve, 400));
      await expect(words).toBeVisible();
    });
    await step('and it goes when the pointer has left both', async () => {
      await userEvent.unhover(canvas.getByText(/区域运营总监/));
      await waitFor(() => expect(canvas.queryByText(/区域运营总监/)).toBeNull());
    });
  },
};

export const InContext: Story = {
  render: (args) => (
    <Text>
      讲师 <HoverCard {...args} />
      ，共 8 讲
    </Text>
  ),
};
