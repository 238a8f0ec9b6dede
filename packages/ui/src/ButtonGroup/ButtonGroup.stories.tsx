import type { Meta, StoryObj } from '@storybook/react-vite';
import { Minus, Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { buttonKeys } from '../keyboard/native.ts';
import { largeText, Narrow, rightToLeft, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

const meta = {
  title: 'Actions/ButtonGroup',
  component: ButtonGroup,
  parameters: { keyboard: buttonKeys },
  args: {
    label: '申请',
    children: (
      <>
        <Button>提交申请</Button>
        <Button variant="outline">存为草稿</Button>
        <Button variant="ghost">取消</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const zoom = (
  <ButtonGroup label="缩放" framed>
    <IconButton glyph={Minus} label="缩小" size="sm" />
    <Button variant="ghost" size="sm">
      100%
    </Button>
    <IconButton glyph={Plus} label="放大" size="sm" />
  </ButtonGroup>
);

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Rows>
      <ButtonGroup {...args} />
      {zoom}
    </Rows>
  ),
};

export const States: Story = {
  render: () => (
    <Rows>
      <ButtonGroup label="正在提交">
        <Button loading>提交申请</Button>
        <Button variant="outline" disabled>
          存为草稿
        </Button>
      </ButtonGroup>
    </Rows>
  ),
};

export const Content: Story = {
  args: {
    children: (
      <>
        <Button>{texts.long}</Button>
        <Button variant="outline">{texts.one}</Button>
      </>
    ),
  },
  render: (args) => (
    <Narrow width={280}>
      <ButtonGroup {...args} />
    </Narrow>
  ),
};

export const Tenants: Story = { ...Variants, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: '申请' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '存为草稿' })).toHaveFocus();
  },
};

export const InContext: Story = { render: () => zoom };
