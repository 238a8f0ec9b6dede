import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { dialogKeys } from '../keyboard/native.ts';
import { inEnglish, largeText, otherTenant, rightToLeft, texts } from '../test/stories.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function Asked(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  const { onCancel } = props;
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        退出登录
      </Button>
      <ConfirmDialog
        {...props}
        open={open}
        onConfirm={() => {
          setOpen(false);
          props.onConfirm();
        }}
        {...(onCancel === undefined
          ? {}
          : {
              onCancel: () => {
                setOpen(false);
                onCancel();
              },
            })}
      />
    </>
  );
}

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { keyboard: dialogKeys },
  args: { open: false, children: '登录已过期，请重新登录。', onConfirm: fn() },
  render: (args) => <Asked {...args} />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
};

export const Playground: Story = {};
export const Variants: Story = {
  args: {
    tone: 'danger',
    title: '删除这条笔记？',
    children: '删除后不能恢复。',
    confirmLabel: '删除',
    onCancel: fn(),
  },
  play: asked,
};

export const States: Story = { args: { onCancel: fn(), loading: true }, play: asked };
export const Content: Story = { args: { title: texts.long, children: texts.unbreakable }, play: asked };

export const Tenants: Story = { ...otherTenant, play: asked };

export const Direction: Story = { ...rightToLeft, args: { onCancel: fn() }, play: asked };

export const LargeText: Story = { ...largeText, args: { onCancel: fn() }, play: asked };

export const OneNotice: Story = {
  play: async (context) => {
    await asked(context);
    const notice = screen.getByRole('alertdialog', { name: '温馨提示' });
    await expect(notice).toHaveAccessibleDescription('登录已过期，请重新登录。');
    await expect(screen.getByRole('button', { name: '确定' })).toHaveFocus();
    await context.step('Escape means the same as the only button', async () => {
      notice.dispatchEvent(new Event('cancel', { cancelable: true }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(context.args.onConfirm).toHaveBeenCalledOnce();
    });
  },
};

export const DangerStartsOnCancel: Story = {
  args: {
    tone: 'danger',
    title: '删除这条笔记？',
    children: '删除后不能恢复。',
    confirmLabel: '删除',
    onCancel: fn(),
  },
  play: async (context) => {
    await asked(context);
    await expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
    await context.userEvent.keyboard('{Enter}');
    await expect(context.args.onConfirm).not.toHaveBeenCalled();
    await expect(context.args.onCancel).toHaveBeenCalledOnce();
  },
};

export const English: Story = { ...inEnglish, args: { children: 'Please sign in again.' }, play: asked };

export const InContext: Story = {
  args: { title: '确定退出登录？', children: '学习进度已经保存。', confirmLabel: '退出', onCancel: fn() },
  play: asked,
};
