import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { loginIn, loginWaysIn } from '../fixtures.ts';
import { agreementOf } from '../LoginPage/parts/Agreement.tsx';
import { PhoneCodeForm, type PhoneCodeFormProps, type PhoneCodeOutcome } from './PhoneCodeForm.tsx';

const onSend = fn(() => Promise.resolve(true));
const onDone = fn(() => Promise.resolve<PhoneCodeOutcome>('refused'));

const t = loginIn('zh-CN');
const base: PhoneCodeFormProps = {
  t: loginWaysIn('zh-CN'),
  submit: t('submit'),
  agreement: agreementOf(t, { agreementUrl: '/agreement', privacyUrl: '/privacy' }),
  wait: 0,
  onSend,
  onDone,
};

const meta = {
  title: 'Patterns/LoginWays/PhoneCodeForm',
  component: PhoneCodeForm,
  args: base,
  decorators: [(Story) => <div style={{ maxInlineSize: '27rem' }}>{Story()}</div>],
} satisfies Meta<typeof PhoneCodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** While the person must wait for another code, the button says for how long. */
export const Sent: Story = {
  args: {
    defaultPhone: { country: 'CN', number: '13800000001' },
    sentTo: '13800000001',
    wait: 42,
  },
};

/** Requesting a code needs a number and nothing else; then focus goes to the field of the code. */
export const Sending: Story = {
  play: async ({ canvas, userEvent }) => {
    onSend.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(canvas.getByLabelText('手机号')).toHaveFocus();
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('手机号'), '13800000001');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(onSend).toHaveBeenCalledWith({ country: 'CN', number: '13800000001' });
    await expect(canvas.getByLabelText('短信验证码')).toHaveFocus();
  },
};

/** The form submits itself with the sixth digit; a refusal clears the code and keeps the number. */
export const Refused: Story = {
  args: { defaultPhone: { country: 'CN', number: '13800000001' }, defaultAgreed: true },
  play: async ({ canvas, userEvent }) => {
    onDone.mockClear();
    await userEvent.type(canvas.getByLabelText('短信验证码'), '123456');
    await expect(onDone).toHaveBeenCalledWith({
      phone: { country: 'CN', number: '13800000001' },
      code: '123456',
      agreed: true,
    });
    await expect(canvas.getByLabelText('短信验证码')).toHaveValue('');
    await expect(canvas.getByLabelText('手机号')).toHaveValue('138 0000 0001');
  },
};

/** A code that got no answer stays, because it may still be right. */
export const Unanswered: Story = {
  args: {
    defaultPhone: { country: 'CN', number: '13800000001' },
    defaultAgreed: true,
    onDone: () => Promise.resolve('unanswered'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('短信验证码'), '123456');
    await expect(canvas.getByLabelText('短信验证码')).toHaveFocus();
    await expect(canvas.getByLabelText('短信验证码')).toHaveValue('123456');
  },
};
