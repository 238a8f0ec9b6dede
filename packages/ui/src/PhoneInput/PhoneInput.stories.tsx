import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { sizes } from '../style/tones.ts';
import { inEnglish, largeText, Narrow, rightToLeft, Rows, tenantsFrame } from '../test/stories.tsx';
import { PhoneInput } from './PhoneInput.tsx';

const mine = { country: 'CN', number: '13800000001' };

const meta = {
  title: 'Forms/PhoneInput',
  component: PhoneInput,
  args: { 'aria-label': '手机号', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 280 }}>
        <Narrow width={340}>
          <Story />
        </Narrow>
      </div>
    ),
  ],
} satisfies Meta<typeof PhoneInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Rows>
      {sizes.map((size) => (
        <PhoneInput {...args} key={size} size={size} aria-label={size} defaultValue={mine} />
      ))}
    </Rows>
  ),
};

export const States: Story = {
  render: (args) => (
    <Rows>
      <PhoneInput {...args} aria-label="空" />
      <PhoneInput {...args} aria-label="境外" defaultValue={{ country: 'HK', number: '91234567' }} />
      <PhoneInput {...args} aria-label="不对" defaultValue={{ country: 'CN', number: '138' }} />
      <PhoneInput {...args} aria-label="只读" readOnly defaultValue={mine} />
      <PhoneInput {...args} aria-label="不可用" disabled defaultValue={mine} />
    </Rows>
  ),
};

export const Content: Story = { args: { defaultValue: { country: 'AE', number: '12345678901234' } } };
export const Tenants: Story = { ...States, decorators: [tenantsFrame] };
export const Direction: Story = { ...States, ...rightToLeft };
export const LargeText: Story = { ...States, ...largeText };

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the code is found by the name of its country', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('combobox', { name: '国家或地区' })).toHaveFocus();
      await userEvent.keyboard('香港{ArrowDown}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ country: 'HK', number: '' });
    });
    await step('and the number is next', async () => {
      await expect(canvas.getByRole('textbox', { name: '手机号' })).toHaveFocus();
      await userEvent.keyboard('91234567');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ country: 'HK', number: '91234567' });
    });
  },
};

export const TakesPaste: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: '手机号' });
    await userEvent.click(number);
    await userEvent.paste('+852 9123-4567');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ country: 'HK', number: '91234567' });
    await expect(number).toHaveValue('91234567');
  },
};

export const English: Story = { ...inEnglish, args: { 'aria-label': 'Phone', defaultValue: mine } };

export const InContext: Story = {
  render: () => (
    <Field label="手机号" hint="用于接收考试通知">
      <PhoneInput size="lg" name="phone" codeName="countryCode" defaultValue={mine} />
    </Field>
  ),
};
