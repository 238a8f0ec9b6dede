import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { dialogKeys } from '../keyboard/native.ts';
import { Select } from '../Select/Select.tsx';
import { sizes } from '../style/tones.ts';
import { largeText, otherTenant, rightToLeft, Row, texts } from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Opened(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        申请学习
      </Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={setOpen}
        footer={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              取消
            </Button>
            <Button onClick={() => setOpen(false)}>提交</Button>
          </>
        }
      />
    </>
  );
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: { keyboard: dialogKeys },
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: '申请学习这门课程',
    children: (
      <Field label="申请理由" hint="店长会在一个工作日内回复">
        <TextInput />
      </Field>
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const opened: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '申请学习' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Variants: Story = {
  render: (args) => (
    <Row>
      {sizes.map((size) => (
        <Opened key={size} {...args} size={size} />
      ))}
    </Row>
  ),
};

export const States: Story = { play: opened };

export const Content: Story = {
  args: {
    title: texts.long,
    children: Array.from({ length: 30 }, (_, line) => <Text key={line}>{texts.long}</Text>),
  },
  play: opened,
};

export const Tenants: Story = { ...otherTenant, play: opened };

export const Direction: Story = { ...rightToLeft, play: opened };

export const LargeText: Story = { ...largeText, play: opened };

export const Keyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await opened(context);
    const dialog = screen.getByRole('dialog', { name: '申请学习这门课程' });
    await step('focus is inside and the page behind cannot be reached', async () => {
      await expect(dialog.contains(document.activeElement)).toBe(true);
      canvas.getByRole('button', { name: '申请学习', hidden: true }).focus();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    });
    await step('closing gives focus back to the button that opened it', async () => {
      await userEvent.click(screen.getByRole('button', { name: '关闭' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: '申请学习' })).toHaveFocus());
    });
  },
};

export const EscapeCloses: Story = {
  play: async (context) => {
    await opened(context);
    // A `cancel` event replaces Escape here, because a browser sends it after a real key press but not after
    // a script's.
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByRole('button', { name: '申请学习' })).toHaveFocus();
  },
};

export const InContext: Story = {
  args: {
    title: '选择岗位',
    size: 'sm',
    children: (
      <Field label="岗位">
        <Select
          options={[
            { value: '1', label: '门店店员' },
            { value: '2', label: '值班店长' },
          ]}
        />
      </Field>
    ),
  },
  play: opened,
};
