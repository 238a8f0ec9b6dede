import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { rangeKeys } from '../keyboard/native.ts';
import { forcedColors, largeText, Narrow, rightToLeft, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { Slider } from './Slider.tsx';

const hours = (value: number) => `${value} 小时`;
const marks = [
  { value: 1, label: '1' },
  { value: 3, label: '3' },
  { value: 5, label: '5' },
  { value: 10, label: '10' },
];

const meta = {
  title: 'Forms/Slider',
  component: Slider,
  parameters: { keyboard: rangeKeys },
  args: { 'aria-label': '每周学时', min: 1, max: 10, valueText: hours, onValueChange: fn() },
  decorators: [
    (Story) => (
      <Narrow width={400}>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: 3 } };

export const Variants: Story = {
  render: (args) => (
    <Rows>
      <Slider {...args} aria-label="朴素" defaultValue={3} />
      <Slider {...args} aria-label="带刻度" defaultValue={5} marks={marks} />
      <Slider {...args} aria-label="不显示数值" defaultValue={8} hideValue />
    </Rows>
  ),
};

export const States: Story = {
  render: (args) => (
    <Rows>
      <Slider {...args} aria-label="最小" defaultValue={1} />
      <Slider {...args} aria-label="最大" defaultValue={10} marks={marks} />
      <Slider {...args} aria-label="不可用" defaultValue={4} disabled />
    </Rows>
  ),
};

export const Content: Story = {
  args: {
    min: 0,
    max: 100_000,
    defaultValue: 99_999,
    marks: [
      { value: 0, label: texts.one },
      { value: 100_000, label: '十万' },
    ],
  },
};

export const Tenants: Story = { ...Variants, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };

export const SaysItsValueInWords: Story = {
  args: { defaultValue: 3 },
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: '每周学时' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    // The test sends a change event, because arrow keys on a slider are handled by the browser and a script
    // cannot press them.
    await fireEvent.change(slider, { target: { value: '4' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    await expect(slider).toHaveAttribute('aria-valuetext', '4 小时');
  },
};

export const InContext: Story = {
  render: () => (
    <Field label="每周能学多久？" hint="计划会按这个数排">
      <Slider name="hours" min={1} max={10} defaultValue={3} marks={marks} valueText={hours} />
    </Field>
  ),
};
