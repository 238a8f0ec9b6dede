import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { sizes } from '../style/tones.ts';
import { forcedColors, largeText, Narrow, rightToLeft, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { CodeInput } from './CodeInput.tsx';

const meta = {
  title: 'Forms/CodeInput',
  component: CodeInput,
  args: { 'aria-label': '短信验证码', onValueChange: fn(), onComplete: fn() },
} satisfies Meta<typeof CodeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Rows>
      {sizes.map((size) => (
        <CodeInput key={size} size={size} aria-label={size} defaultValue="1380" />
      ))}
      <CodeInput aria-label="考试码" kind="letters" length={7} defaultValue="EXT2026" />
    </Rows>
  ),
};

export const States: Story = {
  render: () => (
    <Rows>
      <CodeInput aria-label="空" />
      <CodeInput aria-label="一半" defaultValue="138" />
      <CodeInput aria-label="有误" defaultValue="138000" aria-invalid />
      <CodeInput aria-label="不可用" defaultValue="138000" disabled />
    </Rows>
  ),
};

export const Content: Story = {
  render: () => (
    <Rows>
      <CodeInput aria-label="四位" length={4} defaultValue="0000" />
      <CodeInput aria-label={texts.long} kind="letters" length={8} defaultValue="ABCDEFGH" />
      <Narrow width={220}>
        <CodeInput aria-label="窄处" defaultValue="138000" />
      </Narrow>
    </Rows>
  ),
};

export const Tenants: Story = { ...States, decorators: [tenantsFrame] };
export const Direction: Story = { ...States, ...rightToLeft };
export const LargeText: Story = { ...States, ...largeText };
export const ForcedColors: Story = { ...States, ...forcedColors };

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: '短信验证码' });
    await step('digits fill the cells, backspace takes the last away', async () => {
      await userEvent.tab();
      await userEvent.keyboard('12a3{Backspace}456');
      await expect(input).toHaveValue('12456');
      await expect(args.onComplete).not.toHaveBeenCalled();
    });
    await step('the last one completes it', async () => {
      await userEvent.keyboard('7');
      await expect(args.onComplete).toHaveBeenLastCalledWith('124567');
    });
  },
};

export const TakesPaste: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '短信验证码' }));
    await userEvent.paste('您的验证码：１２３ 456，5 分钟内有效');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
  },
};

export const InContext: Story = {
  render: () => (
    <Rows>
      <Field label="短信验证码" hint="已发送到 138****0001">
        <CodeInput name="code" />
      </Field>
      <Button size="lg">登录</Button>
    </Rows>
  ),
};
