import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight } from 'lucide-react';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { linkKeys } from '../keyboard/native.ts';
import { inEnglish, largeText, Narrow, rightToLeft, Row, tenantsFrame, texts } from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { Link, linkTones } from './Link.tsx';

const meta = {
  title: 'Typography/Link',
  component: Link,
  parameters: { keyboard: linkKeys },
  args: { href: '#terms', children: '用户协议' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Row gap={24}>
      {linkTones.map((tone) => (
        <Link key={tone} tone={tone} href={`#${tone}`}>
          {tone} 用户协议
        </Link>
      ))}
      <Link href="#more" standalone>
        更多课程 <Icon glyph={ChevronRight} size="sm" directional />
      </Link>
    </Row>
  ),
};

export const States: Story = {
  render: () => (
    <Row gap={24}>
      <Link href="#here" aria-current="page">
        当前页面
      </Link>
      <Link href="#out" newWindow>
        帮助中心
      </Link>
    </Row>
  ),
};

export const Content: Story = {
  render: () => (
    <Narrow width={240}>
      <Link href="#long">{texts.long}</Link> <Link href="#word">{texts.unbreakable}</Link>
    </Narrow>
  ),
};

export const Tenants: Story = { ...Variants, decorators: [tenantsFrame] };

export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const NewWindowSaysSo: Story = {
  args: { newWindow: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /用户协议.*在新窗口打开/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const English: Story = { args: { newWindow: true, children: 'Terms of use' }, ...inEnglish };

export const InContext: Story = {
  render: () => (
    <Text size={13}>
      我已阅读并同意 <Link href="#terms">用户协议</Link> 与 <Link href="#privacy">隐私政策</Link>
    </Text>
  ),
};
