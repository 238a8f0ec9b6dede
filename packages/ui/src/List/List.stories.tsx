import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, CalendarDays, Heart, Megaphone } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { forcedColors, largeText, Narrow, rightToLeft, tenantsFrame, texts } from '../test/stories.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { List, ListItem, listVariants } from './List.tsx';

const follow = fn();
const open = fn();
const people = (
  <>
    <ListItem
      leading={<Avatar name="苏映雪" decorative />}
      title="苏映雪"
      description="华东区运营总监 · 内训师"
      href="#su"
      trailing={<IconButton glyph={Heart} label="关注苏映雪" size="sm" onClick={follow} />}
    />
    <ListItem
      leading={<Avatar name="陈默" decorative />}
      title="陈默"
      description="食品安全主任讲师"
      href="#chen"
      current
      trailing={<Tag tone="accent">正在授课</Tag>}
    />
    <ListItem leading={<Avatar name="Lin Xiaoman" decorative />} title="Lin Xiaoman" onSelect={open} />
    <ListItem leading={<Avatar name="周也" decorative />} title="周也" description="已离职" />
  </>
);

const meta = {
  title: 'Data/List',
  component: List,
  args: { children: people, 'aria-label': '讲师' },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack gap={6}>
      {listVariants.map((variant) => (
        <List key={variant} {...args} variant={variant} />
      ))}
    </Stack>
  ),
};

export const States: Story = { args: { variant: 'card' } };

export const Content: Story = {
  render: () => (
    <Narrow>
      <List variant="card">
        <ListItem title={texts.long} description={texts.long} trailing="12:34" href="#long" />
        <ListItem title={texts.unbreakable} description={texts.unbreakable} href="#word" />
        <ListItem title={texts.one} />
      </List>
    </Narrow>
  ),
};

export const Tenants: Story = { args: { variant: 'card' }, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('a row is one stop, and its own button another', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: '苏映雪' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(follow).toHaveBeenCalled();
    });
    await step('the open one says so, and a row that does something is a button', async () => {
      await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('陈默');
      await userEvent.click(canvas.getByRole('button', { name: 'Lin Xiaoman' }));
      await expect(open).toHaveBeenCalled();
    });
    await step('a row that leads nowhere is text', async () => {
      await expect(canvas.queryByRole('link', { name: '周也' })).toBeNull();
    });
  },
};

export const InContext: Story = {
  render: () => (
    <Narrow width={560}>
      <Stack gap={3}>
        <Heading level={2} size={16}>
          消息通知
        </Heading>
        <List variant="card">
          <ListItem
            leading={<Icon glyph={Bell} />}
            title="《食品安全法规》还有 2 天截止"
            description="请在 11 月 23 日前完成课后测试"
            trailing="09:12"
            href="#n1"
          />
          <ListItem
            leading={<Icon glyph={CalendarDays} />}
            title="店长特训营：今天 14:00 签到"
            description="华东培训中心 3 楼"
            trailing="08:30"
            href="#n2"
          />
          <ListItem
            leading={<Icon glyph={Megaphone} />}
            title="新课上架：数据分析思维"
            trailing="11-20 18:05"
            href="#n3"
          />
        </List>
      </Stack>
    </Narrow>
  ),
};
