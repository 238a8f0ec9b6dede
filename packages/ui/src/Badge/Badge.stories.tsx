import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, MessageSquare } from 'lucide-react';
import { expect } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { largeText, rightToLeft, Row, tenantsFrame } from '../test/stories.tsx';
import { Badge } from './Badge.tsx';

const meta = { title: 'Data/Badge', component: Badge, args: { count: 7 } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Row gap={24}>
      <Badge count={3} />
      <Badge count={3} dot />
      <Badge count={7} label="">
        <IconButton glyph={Bell} label="通知，7 条未读" />
      </Badge>
      <Badge count={1} dot label="有新回复">
        <MessageSquare aria-hidden />
      </Badge>
    </Row>
  ),
};

export const States: Story = {
  render: () => (
    <Row gap={24}>
      <Badge count={0} />
      <Badge count={1} />
      <Badge count={1} dot label="有新回复" />
    </Row>
  ),
};

export const Content: Story = {
  render: () => (
    <Row gap={24}>
      {[0, 1, 12, 99, 100, 123_456].map((count) => (
        <Badge key={count} count={count} />
      ))}
    </Row>
  ),
};

export const Tenants: Story = { ...Variants, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const SaysWhatTheNumberMeans: Story = {
  args: { count: 120 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+').closest('[aria-hidden="true"]')).not.toBeNull();
    await expect(canvas.getByText('120 条未读')).toBeInTheDocument();
  },
};

export const InContext: Story = {
  args: { label: '', children: <IconButton glyph={Bell} label="通知，7 条未读" /> },
};
