import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { largeText, otherTenant, rightToLeft, Row, texts } from '../test/stories.tsx';
import { toastKeys } from './keys.ts';
import { toast, type ToastOptions } from './store.ts';
import { loadToast, ToastViewport } from './Toast.tsx';

const undo = fn();
const say = (options: ToastOptions) => () => toast.show(options);

function Tries() {
  useEffect(() => () => toast.dismissAll(), []);
  return (
    <div style={{ minBlockSize: 160 }}>
      <Row>
        <Button variant="outline" onClick={say({ message: '已收藏', tone: 'success' })}>
          收藏
        </Button>
        <Button
          variant="outline"
          onClick={say({ message: '已移出计划', action: { label: '撤销', onAction: undo } })}
        >
          移出
        </Button>
        <Button variant="outline" onClick={say({ message: '保存失败，请再试一次', tone: 'danger' })}>
          保存
        </Button>
        <Button variant="outline" onClick={say({ message: texts.long, tone: 'warning' })}>
          长消息
        </Button>
      </Row>
      <ToastViewport />
    </div>
  );
}

const meta = {
  title: 'Overlays/Toast',
  component: ToastViewport,
  parameters: { keyboard: toastKeys },
  loaders: [async () => ({ there: await loadToast() })],
  render: () => <Tries />,
} satisfies Meta<typeof ToastViewport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移出' }));
    await expect(canvas.getByRole('button', { name: '撤销' })).toBeVisible();
  },
};

export const States: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '收藏' }));
    await expect(canvas.getByText('已收藏')).toBeVisible();
  },
};

export const Content: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '长消息' }));
    await expect(canvas.getByText(texts.long)).toBeVisible();
  },
};

export const Tenants: Story = { ...States, ...otherTenant };

export const Direction: Story = { ...States, ...rightToLeft };

export const LargeText: Story = { ...Content, ...largeText };

export const OnlyOneAtATime: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: '收藏' }));
    await userEvent.click(canvas.getByRole('button', { name: '移出' }));
    await expect(canvas.queryByText('已收藏')).toBeNull();
    await expect(canvas.getByText('已移出计划')).toBeVisible();
    await step('a failure keeps its place until it was read; the newer news waits', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '保存' }));
      await userEvent.click(canvas.getByRole('button', { name: '收藏' }));
      await expect(canvas.getByRole('alert')).toHaveTextContent('保存失败');
      await expect(canvas.queryByText('已收藏')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: '关闭通知' }));
      await expect(canvas.getByText('已收藏')).toBeVisible();
    });
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '移出' });
    await userEvent.click(button);
    await step('F8 goes to its action, and the action works', async () => {
      await userEvent.keyboard('{F8}');
      await expect(canvas.getByRole('button', { name: '撤销' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(undo).toHaveBeenCalled();
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('Escape takes it away and comes back', async () => {
      await userEvent.click(button);
      await userEvent.keyboard('{F8}{Escape}');
      await expect(canvas.queryByText('已移出计划')).toBeNull();
      await expect(button).toHaveFocus();
    });
  },
};

export const InContext: Story = { ...States };
