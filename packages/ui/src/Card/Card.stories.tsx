import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import {
  forcedColors,
  largeText,
  Narrow,
  rightToLeft,
  Row,
  Rows,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Data/Card',
  component: Card,
  args: { children: '店长能力证书 · 一级' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Rows>
      {(['none', 'sm', 'md', 'lg'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          <Text>内边距 {padding}</Text>
        </Card>
      ))}
      <Card tinted>
        <Text>继续上次的课程</Text>
      </Card>
      <Card interactive>
        <Link href="#course">指针经过时轻轻抬起</Link>
      </Card>
    </Rows>
  ),
};

export const States: Story = {
  render: () => (
    <Rows>
      <Card interactive>
        <Link href="#course">可以打开</Link>
      </Card>
      <Card tinted interactive>
        <Link href="#next">继续学习</Link>
      </Card>
    </Rows>
  ),
};

export const Content: Story = {
  render: () => (
    <Narrow width={220}>
      <Card>
        <Text>{texts.unbreakable}</Text>
      </Card>
    </Narrow>
  ),
};

export const Tenants: Story = { ...Variants, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const ForcedColors: Story = { ...Variants, ...forcedColors };

export const InContext: Story = {
  render: () => (
    <Narrow width={320}>
      <Card asChild>
        <section>
          <Row>
            <Text tone="accent" size={20} inline>
              <Icon glyph={Award} />
            </Text>
            <div>
              <Text strong>店长能力证书 · 一级</Text>
              <Text size={13} tone="muted">
                课程与期末考试均通过后颁发
              </Text>
            </div>
          </Row>
        </section>
      </Card>
    </Narrow>
  ),
};
