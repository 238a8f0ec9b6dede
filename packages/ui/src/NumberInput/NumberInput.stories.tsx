import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { sizes } from '../style/tones.ts';
import { largeText, Narrow, rightToLeft, Rows, tenantsFrame } from '../test/stories.tsx';
import { numberInputKeys } from './model.ts';
import { NumberInput } from './NumberInput.tsx';

const meta = {
  title: 'Forms/NumberInput',
  component: NumberInput,
  parameters: { keyboard: numberInputKeys },
  args: { 'aria-label': '每天学习', unit: '分钟', min: 5, max: 240, step: 5, onValueChange: fn() },
  decorators: [
    (Story) => (
      <Narrow width={220}>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof NumberInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: 30 } };

export const Variants: Story = {
  render: () => (
    <Rows>
      {sizes.map((size) => (
        <NumberInput key={size} size={size} aria-label={size} defaultValue={12} unit="人" />
      ))}
    </Rows>
  ),
};

export const States: Story = {
  render: () => (
    <Rows>
      <NumberInput aria-label="空" unit="分" placeholder="0–100" />
      <NumberInput aria-label="已填" defaultValue={86.5} step={0.5} unit="分" />
      <NumberInput aria-label="太大" defaultValue={120} max={100} unit="分" />
      <NumberInput aria-label="到顶" defaultValue={100} max={100} unit="分" />
      <NumberInput aria-label="只读" defaultValue={60} readOnly unit="分" />
      <NumberInput aria-label="不可用" defaultValue={60} disabled unit="分" />
    </Rows>
  ),
};

export const Content: Story = { args: { defaultValue: 123_456_789_012, max: 999_999_999_999, unit: '千米' } };
export const Tenants: Story = { ...States, decorators: [tenantsFrame] };
export const Direction: Story = { ...States, ...rightToLeft };
export const LargeText: Story = { ...States, ...largeText };

export const Keyboard: Story = {
  args: { defaultValue: 30 },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('spinbutton', { name: '每天学习' });
    await step('arrows step, page keys take ten at once', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(35);
      await userEvent.keyboard('{PageUp}{ArrowDown}');
      await expect(input).toHaveValue('80');
    });
    await step('emptied, it has no value and not zero', async () => {
      await userEvent.clear(input);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await expect(input).not.toHaveAttribute('aria-valuenow');
    });
  },
};

export const BadTextStays: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: '每天学习' });
    await userEvent.type(input, '半小时');
    await userEvent.tab();
    await expect(input).toHaveValue('半小时');
    await expect(input).toHaveAccessibleDescription('请填写数字。');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const InContext: Story = {
  render: () => (
    <Field label="每天学习" hint="以后随时可以改">
      <NumberInput name="minutes" defaultValue={30} min={5} max={240} step={5} unit="分钟" />
    </Field>
  ),
};
