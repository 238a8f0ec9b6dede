import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Grid } from '@stoa/ui/Grid';
import { loginWaysIn } from '../fixtures.ts';
import { QrLogin, qrStates, type QrState } from './QrLogin.tsx';

const value = 'https://sunrise.example/auth-login?qrId=5zN0b8Q2';
const onAgain = fn();
/** States in which there is no code yet. */
const withoutCode: ReadonlySet<QrState> = new Set(['consent', 'loading', 'failed']);

const meta = {
  title: 'Patterns/LoginWays/QrLogin',
  component: QrLogin,
  args: { t: loginWaysIn('zh-CN'), state: 'ready', value, onAgain },
} satisfies Meta<typeof QrLogin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** All states of a login by QR code. */
export const States: Story = {
  render: (args) => (
    <Grid least="md">
      {qrStates.map((state) => (
        <QrLogin
          key={state}
          {...args}
          state={state}
          value={withoutCode.has(state) ? undefined : value}
          person={state === 'scanned' ? { name: '林小满' } : undefined}
        />
      ))}
    </Grid>
  ),
};

/** An unusable code is hidden from screen readers, and a button asks for another one. */
export const Expired: Story = {
  args: { state: 'expired' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('img', { name: '登录二维码' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '刷新二维码' }));
    await expect(onAgain).toHaveBeenCalled();
  },
};
