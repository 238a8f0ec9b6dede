import { CertificateState } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { companiesFixture } from '../../login/fixtures.ts';
import { checkFixture, verifyIn } from '../fixtures.ts';
import { VerifyPage, type VerifyPageProps } from './VerifyPage.tsx';

const { sunrise, longest } = companiesFixture('zh-CN');

const meta = {
  title: 'Patterns/VerifyPage',
  component: VerifyPage,
  args: { t: verifyIn('zh-CN'), brand: sunrise, code: '', outcome: { kind: 'none' }, onVerify: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof VerifyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: '查验码或证书编号' });
    await step('nothing, or what cannot be a code, is not sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '查验' }));
      await expect(field).toHaveAccessibleDescription(/请输入查验码或证书编号/);
      await expect(field).toHaveFocus();
      await userEvent.type(field, '证书');
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveAccessibleDescription(/只含字母、数字和连字符/);
      await expect(args.onVerify).not.toHaveBeenCalled();
    });
    await step('a code is sent without the spaces between its groups', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '7k3m 9qxr 2hta{Enter}');
      await expect(args.onVerify).toHaveBeenCalledWith('7k3m9qxr2hta');
    });
  },
};

const code = '7K3M9QXR2HTA';
const found = (state: CertificateState): Pick<VerifyPageProps, 'code' | 'outcome'> => ({
  code,
  outcome: { kind: 'found', check: checkFixture('zh-CN', state) },
});

export const Valid: Story = {
  args: found(CertificateState.Valid),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '证书真实有效' })).toBeVisible();
    await expect(canvas.getByText('林*')).toBeVisible();
  },
};
export const Expired: Story = { args: found(CertificateState.Expired) };
export const Revoked: Story = { args: { ...found(CertificateState.Revoked), brand: longest } };

/**
 * The server's refusal was shown in a dialog (specification point 8); the message stays at the field until
 * another code is typed.
 */
export const Unknown: Story = {
  args: { code, outcome: { kind: 'unknown' } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription(/没有查到这张证书/);
    await userEvent.type(field, 'X');
    await expect(field).not.toHaveAccessibleDescription(/没有查到这张证书/);
  },
};
export const TooMany: Story = { args: { code, outcome: { kind: 'tooMany' } } };
export const Failed: Story = { args: { code, outcome: { kind: 'failed' } } };
export const Busy: Story = { args: { code, outcome: { kind: 'busy' } } };
export const English: Story = {
  args: {
    t: verifyIn('en'),
    code,
    outcome: { kind: 'found', check: checkFixture('en', CertificateState.Expired) },
  },
  globals: { locale: 'en' },
};
export const Dark: Story = {
  args: found(CertificateState.Valid),
  globals: { appearance: 'dark', color: '#1677ff' },
};
