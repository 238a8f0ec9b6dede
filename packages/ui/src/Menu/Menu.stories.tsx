import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Settings, User } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { largeText, otherTenant, rightToLeft, texts } from '../test/stories.tsx';
import { menuButtonKeys, menuKeys } from './keys.ts';
import { Menu, MenuItem, MenuSeparator } from './Menu.tsx';

const leave = fn();

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  parameters: { keyboard: [...menuButtonKeys, ...menuKeys] },
  args: {
    label: '我的',
    align: 'start',
    trigger: <Button variant="outline">林小满</Button>,
    header: '门店运营部',
    children: (
      <>
        <MenuItem icon={<Icon glyph={User} />}>个人资料</MenuItem>
        <MenuItem icon={<Icon glyph={Settings} />}>设置</MenuItem>
        <MenuItem disabled>切换企业</MenuItem>
        <MenuItem asChild>
          <a href="#help">帮助中心</a>
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Icon glyph={LogOut} directional />} tone="danger" onSelect={leave}>
          退出登录
        </MenuItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const opened: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '林小满' }));
  await expect(canvas.getByRole('menu', { name: '我的' })).toBeVisible();
};

export const Variants: Story = { args: { align: 'end', header: undefined }, play: opened };

export const States: Story = { play: opened };
export const Content: Story = {
  args: {
    header: texts.long,
    children: (
      <>
        <MenuItem>{texts.unbreakable}</MenuItem>
        <MenuItem>{texts.one}</MenuItem>
      </>
    ),
  },
  play: opened,
};

export const Tenants: Story = { ...otherTenant, play: opened };

export const Direction: Story = { ...rightToLeft, play: opened };

export const LargeText: Story = { ...largeText, play: opened };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: '林小满' });
    const item = (name: string) => canvas.getByRole('menuitem', { name });
    await step('arrow down opens on the first, arrow up on the last', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await expect(item('个人资料')).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(trigger).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(item('退出登录')).toHaveFocus();
    });
    await step('arrows go round and skip what is not available', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      await expect(item('帮助中心')).toHaveFocus();
    });
    await step('choosing closes it and gives focus back', async () => {
      await userEvent.keyboard('{End}{Enter}');
      await expect(leave).toHaveBeenCalled();
      await expect(canvas.queryByRole('menu')).toBeNull();
      await expect(trigger).toHaveFocus();
    });
    await step('what takes the focus away closes it', async () => {
      await userEvent.keyboard('{ArrowDown}');
      const page = canvas.getByRole('main');
      page.tabIndex = -1;
      page.focus();
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    });
  },
};

export const Pointer: Story = {
  play: async (context) => {
    await opened(context);
    await context.userEvent.click(document.body);
    await expect(context.canvas.queryByRole('menu')).toBeNull();
  },
};

export const InContext: Story = { play: opened };
