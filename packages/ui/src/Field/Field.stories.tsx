import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';
import { Select } from '../Select/Select.tsx';
import { largeText, Narrow, rightToLeft, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: { label: '账号', hint: '手机号、邮箱或工号', children: <TextInput autoComplete="username" /> },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Rows>
      <Field label="账号">
        <TextInput />
      </Field>
      <Field label="昵称" optional>
        <TextInput />
      </Field>
      <Field label="企业" hideLabel>
        <Select options={[{ value: 'sunrise', label: '晨曦零售' }]} />
      </Field>
    </Rows>
  ),
};

export const States: Story = {
  render: () => (
    <Rows>
      <Field label="账号">
        <TextInput defaultValue="13800000001" />
      </Field>
      <Field label="昵称" optional hint="同事会看到它">
        <TextInput />
      </Field>
      <Field label="密码" error="密码不对，还可以再试 4 次。">
        <PasswordInput defaultValue="12345678" />
      </Field>
      <Field label="工号" hint="由企业统一填写，不能修改">
        <TextInput disabled defaultValue="SR-0001" />
      </Field>
      <Field label="企业" hideLabel>
        <Select options={[{ value: 'sunrise', label: '晨曦零售' }]} />
      </Field>
    </Rows>
  ),
};

export const Content: Story = {
  args: { label: texts.long, hint: texts.unbreakable, error: texts.long },
};

export const Tenants: Story = { ...States, decorators: [tenantsFrame] };
export const Direction: Story = { ...States, ...rightToLeft };
export const LargeText: Story = { ...States, ...largeText };

function Checked() {
  const [value, setValue] = useState('');
  const [left, setLeft] = useState(false);
  return (
    <Field
      label="手机号"
      hint="11 位数字"
      error={left && value.length !== 11 ? '请填写 11 位手机号。' : undefined}
    >
      <TextInput value={value} onValueChange={setValue} onBlur={() => setLeft(true)} inputMode="tel" />
    </Field>
  );
}

export const ErrorIsTiedToTheControl: Story = {
  render: () => <Checked />,
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: '手机号' });
    await step('a wrong number is said with the field', async () => {
      await userEvent.type(input, '138');
      await userEvent.tab();
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription('11 位数字 请填写 11 位手机号。');
    });
    await step('and is gone when put right', async () => {
      await userEvent.type(input, '00000001');
      await expect(input).not.toHaveAttribute('aria-invalid');
      await expect(input).toHaveAccessibleDescription('11 位数字');
    });
  },
};

export const InContext: Story = {
  render: () => (
    <form>
      <Rows>
        <Field label="账号" style={{ inlineSize: '100%' }}>
          <TextInput size="lg" autoComplete="username" />
        </Field>
        <Field label="密码" style={{ inlineSize: '100%' }}>
          <PasswordInput size="lg" />
        </Field>
      </Rows>
    </form>
  ),
};
