import type { Meta, StoryObj } from '@storybook/react-vite';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { Field } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { dialogKeys } from '../keyboard/native.ts';
import { inEnglish, largeText, rightToLeft, Row, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { Drawer, drawerSides, type DrawerProps } from './Drawer.tsx';

function Opened({ trigger = '筛选', ...props }: DrawerProps & { trigger?: string }) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {trigger}
      </Button>
      <Drawer
        {...props}
        open={open}
        onOpenChange={setOpen}
        footer={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              重置
            </Button>
            <Button onClick={() => setOpen(false)}>查看 36 门课程</Button>
          </>
        }
      />
    </>
  );
}

const levels = [
  { value: '1', label: '门店店员' },
  { value: '2', label: '值班店长' },
  { value: '3', label: '区域经理' },
];

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: { keyboard: dialogKeys },
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: '筛选课程',
    children: (
      <Rows>
        <Field label="岗位">
          <CheckboxGroup options={levels} />
        </Field>
      </Rows>
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Row>
      {drawerSides.map((side) => (
        <Opened {...args} key={side} side={side} trigger={side} />
      ))}
    </Row>
  ),
};

const opened: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '筛选' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const States: Story = { play: opened };

export const Content: Story = {
  args: {
    title: texts.long,
    children: Array.from({ length: 30 }, (_, line) => <Text key={line}>{texts.long}</Text>),
  },
  play: opened,
};

export const WithTools: Story = {
  args: { tools: <IconButton glyph={RotateCcw} label="恢复默认" size="sm" /> },
  play: async (context) => {
    await opened(context);
    await expect(screen.getByRole('button', { name: '恢复默认' })).toBeVisible();
    await expect(screen.getByRole('dialog', { name: '筛选课程' })).toBeVisible();
  },
};

export const Tenants: Story = { decorators: [tenantsFrame] };
export const Direction: Story = { ...rightToLeft, play: opened };

export const LargeText: Story = { ...Variants, ...largeText };

export const FromTheBottom: Story = { args: { side: 'bottom' }, play: opened };

export const Keyboard: Story = {
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await opened(context);
    const drawer = screen.getByRole('dialog', { name: '筛选课程' });
    await step('focus is on the first control, and the page behind cannot be reached', async () => {
      await expect(screen.getByRole('checkbox', { name: '门店店员' })).toHaveFocus();
      canvas.getByRole('button', { name: '筛选', hidden: true }).focus();
      await expect(drawer.contains(document.activeElement)).toBe(true);
    });
    await step('closing gives focus back to the button that opened it', async () => {
      await userEvent.click(screen.getByRole('button', { name: '关闭' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: '筛选' })).toHaveFocus());
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
    await expect(context.canvas.getByRole('button', { name: '筛选' })).toHaveFocus();
  },
};

export const English: Story = { ...inEnglish };
export const InContext: Story = { args: { size: 'sm' }, play: opened };
