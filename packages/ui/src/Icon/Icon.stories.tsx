import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, BookOpen, Calendar, ChevronRight, Map, Pencil } from 'lucide-react';
import { expect } from 'storybook/test';
import { sizes } from '../style/tones.ts';
import { largeText, rightToLeft, Row, tenantsFrame, texts } from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';

const meta = { title: 'Foundations/Icon', component: Icon, args: { glyph: BookOpen } } satisfies Meta<
  typeof Icon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Row>
      {sizes.map((size) => (
        <Icon key={size} glyph={BookOpen} size={size} />
      ))}
      {[Bell, Calendar, Map, Pencil].map((glyph, at) => (
        <Icon key={at} glyph={glyph} />
      ))}
    </Row>
  ),
};

export const States: Story = {
  render: () => (
    <Row>
      <Icon glyph={Bell} label="通知" />
      <Text tone="danger">
        <Icon glyph={Bell} /> 有新通知
      </Text>
    </Row>
  ),
};

export const Content: Story = {
  render: () => (
    <Text>
      <Icon glyph={BookOpen} /> {texts.long} <Icon glyph={ChevronRight} directional label={texts.one} />
    </Text>
  ),
};

export const Tenants: Story = {
  decorators: [tenantsFrame],
  render: () => (
    <Text tone="accent" size={16}>
      <Icon glyph={BookOpen} /> 全部课程 <Icon glyph={ChevronRight} directional />
    </Text>
  ),
};

export const Direction: Story = {
  ...rightToLeft,
  render: () => (
    <Row>
      <Icon glyph={ChevronRight} directional />
      <Icon glyph={Calendar} />
    </Row>
  ),
};

export const LargeText: Story = { ...Variants, ...largeText };

export const DecorationIsSilent: Story = {
  render: () => (
    <Row>
      <Icon glyph={Bell} />
      <Icon glyph={Bell} label="有新通知" />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: '有新通知' })).toBeVisible();
  },
};

export const InContext: Story = {
  render: () => (
    <Text size={14}>
      <Icon glyph={Calendar} /> 今天 14:00，华东培训中心
    </Text>
  ),
};
