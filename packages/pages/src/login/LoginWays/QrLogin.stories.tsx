import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Grid } from '@stoa/ui/Grid';
import { QrLogin, type QrLoginProps } from './QrLogin.tsx';

const value = 'https://sunrise.example/auth-login?qrId=5zN0b8Q2';
const onClick = fn();
const states: readonly Partial<QrLoginProps>[] = [
  { state: 'consent', status: '请先同意协议', action: { label: '同意并显示二维码', onClick } },
  { state: 'loading', status: '正在生成二维码' },
  { state: 'ready', value, status: '请用手机扫码', note: '2 分钟内有效。' },
  {
    state: 'scanned',
    value,
    person: { name: '林小满' },
    status: '林小满，请在手机上确认',
    action: { label: '换个账号扫码', onClick },
  },
  { state: 'confirmed', value, status: '登录成功' },
  { state: 'expired', value, status: '二维码已过期', action: { label: '刷新二维码', onClick } },
  { state: 'cancelled', value, status: '已取消登录', action: { label: '刷新二维码', onClick } },
  { state: 'failed', status: '暂时无法连接服务器', action: { label: '重试', onClick } },
];

const meta = {
  title: 'Patterns/LoginWays/QrLogin',
  component: QrLogin,
  args: { state: 'ready', value, codeLabel: '登录二维码', status: '请用手机扫码', note: '2 分钟内有效。' },
} satisfies Meta<typeof QrLogin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Each state that a login by QR code can be in, in one place. */
export const States: Story = {
  render: (args) => (
    <Grid least="md">
      {states.map((state) => (
        <QrLogin key={state.state} {...args} value={undefined} note={undefined} {...state} />
      ))}
    </Grid>
  ),
};

/** A code that cannot be used is no picture for a screen reader, and the way on is a button. */
export const Expired: Story = {
  args: { ...states[5] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('img', { name: '登录二维码' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '刷新二维码' }));
    await expect(onClick).toHaveBeenCalled();
  },
};
