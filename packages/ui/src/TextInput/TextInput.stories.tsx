import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { sizes } from '../style/tones.ts';
import { largeText, Narrow, rightToLeft, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { TextInput } from './TextInput.tsx';

const meta = {
  title: 'Forms/TextInput',
  component: TextInput,
  args: { 'aria-label': '姓名', placeholder: '请输入姓名', onValueChange: fn() },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Narrow>
      <Rows>
        {sizes.map((size) => (
          <TextInput key={size} size={size} aria-label={size} placeholder={`${size} 请输入`} />
        ))}
      </Rows>
    </Narrow>
  ),
};

export const States: Story = {
  render: () => (
    <Narrow>
      <Rows>
        <TextInput aria-label="空" placeholder="请输入" />
        <TextInput aria-label="已填" defaultValue="林小满" />
        <TextInput aria-label="有误" defaultValue="138" aria-invalid />
        <TextInput aria-label="只读" defaultValue="门店运营部" readOnly />
        <TextInput aria-label="不可用" defaultValue="SR-0001" disabled />
      </Rows>
    </Narrow>
  ),
};

export const Content: Story = { args: { defaultValue: texts.long, style: { maxInlineSize: 200 } } };
export const Tenants: Story = { ...States, decorators: [tenantsFrame] };

export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '小满');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('小满');
  },
};

export const InContext: Story = {
  render: () => (
    <Narrow>
      <Field label="账号" hint="手机号、邮箱或工号">
        <TextInput size="lg" autoComplete="username" />
      </Field>
    </Narrow>
  ),
};
