import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { MenuItem, MenuSeparator } from '../Menu/MenuItem.tsx';
import { inDialog, inDrawer, largeText, Narrow, rightToLeft, tenantsFrame, texts } from '../test/stories.tsx';
import { contextMenuKeys, ContextMenu } from './ContextMenu.tsx';

const remove = fn();

const meta = {
  title: 'Overlays/ContextMenu',
  component: ContextMenu,
  parameters: { keyboard: contextMenuKeys },
  args: {
    label: '笔记操作',
    items: (
      <>
        <MenuItem icon={<Icon glyph={Pencil} />}>编辑</MenuItem>
        <MenuItem icon={<Icon glyph={Copy} />}>复制文字</MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Icon glyph={Trash2} />} tone="danger" onSelect={remove}>
          删除
        </MenuItem>
      </>
    ),
    children: (
      <Card>
        <Link href="#note">12:34 三步反馈法：事实、感受、请求</Link>
      </Card>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 280 }}>
        <Narrow>
          <Story />
        </Narrow>
      </div>
    ),
  ],
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const opened: NonNullable<Story['play']> = async ({ canvas }) => {
  const note = canvas.getByRole('link');
  await fireEvent.contextMenu(note, { clientX: 120, clientY: 60, button: 2 });
  await waitFor(() => expect(canvas.getByRole('menu', { name: '笔记操作' })).toBeVisible());
};

export const Variants: Story = {
  args: {
    label: '更多',
    items: (
      <>
        <MenuItem>打开</MenuItem>
        <MenuItem disabled>移动到</MenuItem>
        <MenuItem tone="danger">移除</MenuItem>
      </>
    ),
    children: <Card>第二条笔记</Card>,
  },
};

export const States: Story = { play: opened };
export const Content: Story = {
  args: {
    items: [texts.long, texts.unbreakable, texts.one].map((text) => <MenuItem key={text}>{text}</MenuItem>),
  },
  play: opened,
};

export const Tenants: Story = { decorators: [tenantsFrame] };
export const Direction: Story = { ...rightToLeft, play: opened };

export const LargeText: Story = { ...largeText };

const throughKeys: NonNullable<Story['play']> = async ({ canvas, userEvent, step }) => {
  const note = canvas.getByRole('link');
  const item = (name: string) => canvas.getByRole('menuitem', { name });
  await step('Shift and F10 open it on the thing in focus', async () => {
    note.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(item('编辑')).toHaveFocus());
    await expect(item('编辑')).toBeVisible();
  });
  await step('Escape gives focus back', async () => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(note).toHaveFocus());
  });
  await step('the menu key does the same, and a choice is made with Enter', async () => {
    await userEvent.keyboard('{ContextMenu}');
    await waitFor(() => expect(item('编辑')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(item('删除')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenCalled();
    await expect(canvas.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(note).toHaveFocus());
  });
};

export const Keyboard: Story = { play: throughKeys };
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
