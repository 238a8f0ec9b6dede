import type { Meta, StoryObj } from '@storybook/react-vite';
import { forcedColors, largeText, rightToLeft, Row, tenantsFrame } from '../test/stories.tsx';
import { QrCode, qrErrorLevels } from './QrCode.tsx';

const meta = {
  title: 'Media/QrCode',
  component: QrCode,
  args: { value: 'https://learn.example/auth-login?qrId=8f2c', label: '登录二维码，2 分钟内有效' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** From the least to the most error correction. */
export const Variants: Story = {
  render: (args) => (
    <Row>
      {qrErrorLevels.map((level) => (
        <QrCode key={level} {...args} label={`二维码 ${level}`} errorLevel={level} />
      ))}
    </Row>
  ),
};

/** With the empty margin that scanners need, and on a background that has one already. */
export const States: Story = {
  render: (args) => (
    <Row>
      <QrCode {...args} label="四格空白" />
      <QrCode {...args} label="没有空白" quietZone={0} />
    </Row>
  ),
};

export const Content: Story = {
  render: () => (
    <Row>
      <QrCode value="1" label="一个字符" style={{ inlineSize: 96 }} />
      <QrCode
        value={'关于进一步规范门店日常经营管理'.repeat(12)}
        label="很长的文字"
        style={{ inlineSize: 320 }}
      />
    </Row>
  ),
};

export const Tenants: Story = { decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };

export const InContext: Story = {
  render: (args) => (
    <figure
      style={{ margin: 0, display: 'grid', gap: 12, justifyItems: 'center', inlineSize: 'fit-content' }}
    >
      <QrCode {...args} />
      <figcaption>用手机扫码登录，或改用密码登录</figcaption>
    </figure>
  ),
};
