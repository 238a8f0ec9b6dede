import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { sizes } from '../style/tones.ts';
import { inEnglish, largeText, Narrow, rightToLeft, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { PasswordInput } from './PasswordInput.tsx';

const meta = {
  title: 'Forms/PasswordInput',
  component: PasswordInput,
  args: { 'aria-label': '密码', onValueChange: fn() },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Rows>
      {sizes.map((size) => (
        <PasswordInput key={size} size={size} aria-label={`密码 ${size}`} defaultValue="secret-1" />
      ))}
    </Rows>
  ),
};

export const States: Story = {
  render: () => (
    <Rows>
      <PasswordInput aria-label="空" placeholder="请输入密码" />
      <PasswordInput aria-label="有误" defaultValue="12345678" aria-invalid />
      <PasswordInput aria-label="不可用" defaultValue="12345678" disabled />
    </Rows>
  ),
};

export const Content: Story = {
  render: () => (
    <Narrow width={160}>
      <PasswordInput aria-label="长密码" defaultValue={texts.unbreakable} />
      <PasswordInput aria-label={texts.long} placeholder={texts.long} />
    </Narrow>
  ),
};

export const Tenants: Story = { ...States, decorators: [tenantsFrame] };

export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const ShowsThePassword: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('密码');
    await userEvent.type(input, 'correct horse');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('correct horse');
    await step('the button shows what was typed and says what it does next', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
      await expect(input).toHaveAttribute('type', 'text');
      await expect(canvas.getByRole('button', { name: '隐藏密码' })).toHaveFocus();
    });
  },
};

export const TakesPaste: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('密码');
    await userEvent.click(input);
    await userEvent.paste('from-a-manager-1');
    await expect(input).toHaveValue('from-a-manager-1');
  },
};

export const WarnsOfCapsLock: Story = {
  play: async ({ canvas }) => {
    await fireEvent.keyUp(canvas.getByLabelText('密码'), { key: 'A', modifierCapsLock: true });
    await expect(canvas.getByRole('img', { name: '大写锁定已打开' })).toBeVisible();
  },
};

export const English: Story = { ...inEnglish, args: { 'aria-label': 'Password' } };

export const InContext: Story = {
  render: () => (
    <Field label="密码" error="账号或密码不对，请再试一次。">
      <PasswordInput size="lg" defaultValue="12345678" />
    </Field>
  ),
};
