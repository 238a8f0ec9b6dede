import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@stoa/ui/Button';
import { EmptyState } from '@stoa/ui/EmptyState';
import { companiesFixture, loginIn } from '../fixtures.ts';
import { LoginPage } from './LoginPage.tsx';
import { agreementOf } from './parts/Agreement.tsx';
import { OtherWays } from './parts/OtherWays.tsx';
import { PasswordForm } from './parts/PasswordForm.tsx';

const t = loginIn('zh-CN');
const { sunrise, deepBlue, greenfield, longest } = companiesFixture('zh-CN');
const onLogin = fn(() => Promise.resolve(false));

const form = (
  <PasswordForm t={t} company={sunrise.name} agreement={agreementOf(t, sunrise)} onLogin={onLogin} />
);

const meta: Meta<typeof LoginPage> = {
  title: 'Patterns/LoginPage',
  component: LoginPage,
  args: {
    t,
    brand: sunrise,
    panels: [{ name: 'password', content: form }],
  },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof LoginPage>;

export const Filled: Story = {
  globals: { color: '#f5722d' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '欢迎回来' })).toBeVisible();
    await expect(canvas.getByLabelText('账号')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.queryByRole('tablist')).not.toBeInTheDocument();
  },
};

/** The on-image scheme: light text on a darkened picture. */
export const Deep: Story = { args: { brand: deepBlue }, globals: { color: '#2f6bff', appearance: 'dark' } };

export const Green: Story = { args: { brand: greenfield }, globals: { color: '#17a673' } };

export const Loading: Story = { args: { brand: undefined, panels: [] } };

export const Content: Story = { args: { brand: longest } };

/** A company that offers no way to log in on this page. */
export const NoPanel: Story = {
  args: {
    brand: greenfield,
    panels: [],
    fallback: <EmptyState compact title="青禾金服的登录方式：单点登录" />,
  },
};

export const SeveralPanels: Story = {
  args: {
    panels: [
      { name: 'password', content: form },
      { name: 'job', content: form },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '工号登录' }));
    await expect(canvas.getByRole('tab', { name: '工号登录' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** A company with logins on other sites, and a QR code in the corner. */
export const EveryWay: Story = {
  args: {
    corner: (
      <Button variant="soft" size="sm">
        {t('panel.qr')}
      </Button>
    ),
    others: (
      <OtherWays
        t={t}
        company={sunrise.name}
        ways={[{ href: '#sso' }, { href: '#one', name: '企业通讯' }, { href: '#two', name: '协同办公' }]}
      />
    ),
  },
};

/** Submitting an empty form says what is missing and moves focus to the first field. */
export const Mistakes: Story = {
  play: async ({ canvas, userEvent }) => {
    onLogin.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(canvas.getByLabelText('账号')).toHaveFocus();
    await expect(canvas.getByText('请输入密码')).toBeVisible();
    await expect(canvas.getByText('请先阅读并同意')).toBeVisible();
    await expect(onLogin).not.toHaveBeenCalled();
  },
};

/** A refused login keeps the account and clears the password; a double click counts once. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    onLogin.mockClear();
    await userEvent.type(canvas.getByLabelText('账号'), ' 13800000001 ');
    await userEvent.type(canvas.getByLabelText('密码'), 'wrong-password');
    await userEvent.click(canvas.getByRole('checkbox', { name: /同意/ }));
    await userEvent.dblClick(canvas.getByRole('button', { name: '登录' }));
    await expect(onLogin).toHaveBeenCalledOnce();
    await expect(onLogin).toHaveBeenCalledWith({
      account: '13800000001',
      password: 'wrong-password',
      remember: false,
      agreed: true,
    });
    await expect(canvas.getByLabelText('密码')).toHaveValue('');
    await expect(canvas.getByLabelText('账号')).toHaveValue(' 13800000001 ');
  },
};
