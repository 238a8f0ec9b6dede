import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, LogOut, Settings, User } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { inDialog, inDrawer, largeText, otherTenant, rightToLeft, texts } from '../test/stories.tsx';
import { menuButtonKeys, menuKeys, submenuKeys } from './keys.ts';
import { MenuCheckboxItem, MenuRadioGroup } from './MenuChoices.tsx';
import { MenuItem, MenuSeparator } from './MenuItem.tsx';
import { MenuSub } from './MenuSub.tsx';
import { Menu } from './Menu.tsx';

const leave = fn();

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  parameters: { keyboard: [...menuButtonKeys, ...menuKeys, ...submenuKeys] },
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
  await waitFor(() => expect(canvas.getByRole('menu', { name: '我的' })).toBeVisible());
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
      await waitFor(() => expect(item('个人资料')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(item('退出登录')).toHaveFocus());
    });
    await step('arrows go round and skip what is not available', async () => {
      for (const name of ['个人资料', '设置', '帮助中心']) {
        await userEvent.keyboard('{ArrowDown}');
        await waitFor(() => expect(item(name)).toHaveFocus());
      }
    });
    await step('choosing closes it and gives focus back', async () => {
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(item('退出登录')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(leave).toHaveBeenCalled();
      await expect(canvas.queryByRole('menu')).toBeNull();
      await waitFor(() => expect(trigger).toHaveFocus());
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

const Choices = () => {
  const [caption, setCaption] = useState(true);
  const [order, setOrder] = useState<'new' | 'hot'>('new');
  return (
    <Menu label="显示" align="start" trigger={<Button variant="outline">显示</Button>}>
      <MenuCheckboxItem checked={caption} onCheckedChange={setCaption}>
        字幕
      </MenuCheckboxItem>
      <MenuSeparator />
      <MenuRadioGroup
        label="排序"
        value={order}
        onValueChange={setOrder}
        options={[
          { value: 'new', label: '最新' },
          { value: 'hot', label: '最热' },
        ]}
      />
      <MenuSeparator />
      <MenuSub label="下载" icon={<Icon glyph={Download} />}>
        <MenuItem>讲义</MenuItem>
        <MenuItem onSelect={leave}>证书</MenuItem>
      </MenuSub>
    </Menu>
  );
};

export const ChoicesAndSubmenu: Story = {
  render: () => <Choices />,
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: '显示' });
    const openAt = async (key: string, role: string, name: string) => {
      trigger.focus();
      await userEvent.keyboard(key);
      await waitFor(() => expect(canvas.getByRole(role, { name })).toHaveFocus());
    };
    await step('an entry is switched off', async () => {
      await openAt('{ArrowDown}', 'menuitemcheckbox', '字幕');
      await expect(canvas.getByRole('menuitemcheckbox')).toBeChecked();
      await userEvent.keyboard('{Enter}');
      await openAt('{ArrowDown}', 'menuitemcheckbox', '字幕');
      await expect(canvas.getByRole('menuitemcheckbox')).not.toBeChecked();
    });
    await step('one of several is chosen', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: '最热' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await openAt('{ArrowDown}', 'menuitemcheckbox', '字幕');
      await expect(canvas.getByRole('menuitemradio', { name: '最热' })).toBeChecked();
      await userEvent.keyboard('{Escape}');
    });
    await step('the arrow to the end of the line opens the submenu, the other one leads back', async () => {
      await openAt('{ArrowUp}', 'menuitem', '下载');
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(canvas.getByRole('menuitem', { name: '讲义' })).toHaveFocus());
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(canvas.getByRole('menuitem', { name: '下载' })).toHaveFocus());
      await expect(canvas.queryByRole('menuitem', { name: '讲义' })).toBeNull();
    });
    await step('a choice in the submenu closes all of it', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(canvas.getByRole('menuitem', { name: '讲义' })).toHaveFocus());
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(canvas.getByRole('menuitem', { name: '证书' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(leave).toHaveBeenCalled();
      await expect(canvas.queryByRole('menu')).toBeNull();
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

/** What a person does with the keyboard when a dialog surrounds the menu. */
const throughKeys: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const trigger = canvas.getByRole('button', { name: '林小满' });
  trigger.focus();
  await userEvent.keyboard('{ArrowDown}');
  const item = await canvas.findByRole('menuitem', { name: '个人资料' });
  await waitFor(() => expect(item).toHaveFocus());
  await expect(item).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(trigger).toHaveFocus());
  await expect(canvas.getByRole('dialog')).toBeVisible();
};

export const InDialog: Story = { ...inDialog, play: throughKeys };
export const InDrawer: Story = { ...inDrawer, play: throughKeys };

export const Pointer: Story = {
  play: async (context) => {
    await opened(context);
    await context.userEvent.click(document.body);
    await expect(context.canvas.queryByRole('menu')).toBeNull();
  },
};

export const InContext: Story = { play: opened };
