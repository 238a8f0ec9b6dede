import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { radioKeys } from '../keyboard/native.ts';
import { forcedColors, largeText, Narrow, rightToLeft, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const views = [
  { value: 'card', label: '卡片', glyph: LayoutGrid },
  { value: 'list', label: '列表', glyph: List },
];
const sorts = [
  { value: 'new', label: '最新' },
  { value: 'hot', label: '最热' },
  { value: 'score', label: '好评' },
  { value: 'paid', label: '付费', disabled: true },
];

const meta = {
  title: 'Actions/SegmentedControl',
  component: SegmentedControl,
  parameters: { keyboard: radioKeys },
  args: { label: '显示方式', items: views, onValueChange: fn() },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Rows>
      <SegmentedControl label="排序" items={sorts} />
      <SegmentedControl label="显示方式" items={views} />
      <SegmentedControl label="显示方式（图标）" items={views} iconsOnly defaultValue="list" />
    </Rows>
  ),
};

export const States: Story = {
  render: () => (
    <Rows>
      <SegmentedControl label="已选第二项" items={views} defaultValue="list" />
      <SegmentedControl label="有一项不可用" items={sorts} />
    </Rows>
  ),
};

export const Content: Story = {
  render: () => (
    <Narrow width={300}>
      <SegmentedControl
        label="文字长短不一"
        items={[
          { value: 'long', label: texts.long },
          { value: 'one', label: texts.one },
        ]}
      />
    </Narrow>
  ),
};

export const Tenants: Story = { ...Variants, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };

export const Keyboard: Story = {
  args: { items: sorts },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '最新' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '最热' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('hot');
  },
};

export const InContext: Story = { args: { iconsOnly: true } };
