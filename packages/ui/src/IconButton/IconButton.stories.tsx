import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, ChevronRight, Heart, Star } from 'lucide-react';
import { expect } from 'storybook/test';
import { buttonVariants } from '../Button/Button.tsx';
import { buttonKeys } from '../keyboard/native.ts';
import { sizes, tones } from '../style/tones.ts';
import { largeText, rightToLeft, Row, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: { keyboard: buttonKeys },
  args: { glyph: Bell, label: '通知' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Rows>
      {buttonVariants.map((variant) => (
        <Row key={variant}>
          {tones.map((tone) => (
            <IconButton
              key={tone}
              glyph={Heart}
              label={`收藏 ${variant} ${tone}`}
              variant={variant}
              tone={tone}
            />
          ))}
        </Row>
      ))}
      <Row>
        {sizes.map((size) => (
          <IconButton key={size} glyph={Star} label={`评分 ${size}`} size={size} variant="outline" round />
        ))}
      </Row>
    </Rows>
  ),
};

export const States: Story = {
  render: () => (
    <Row>
      <IconButton glyph={Heart} label="收藏" />
      <IconButton glyph={Heart} label="收藏中" loading />
      <IconButton glyph={Heart} label="不能收藏" disabled />
    </Row>
  ),
};

export const Content: Story = {
  render: () => (
    <Row>
      <IconButton glyph={Bell} label={texts.long} />
      <IconButton glyph={Heart} label={texts.one} />
    </Row>
  ),
};

export const Tenants: Story = { ...Variants, decorators: [tenantsFrame] };

export const Direction: Story = {
  ...rightToLeft,
  render: () => <IconButton glyph={ChevronRight} label="下一页" directional variant="outline" />,
};

export const LargeText: Story = { ...Variants, ...largeText };

export const HasName: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '通知' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
};

export const InContext: Story = {
  render: () => (
    <Row gap={4}>
      <IconButton glyph={Heart} label="收藏" />
      <IconButton glyph={Star} label="评分" />
      <IconButton glyph={Bell} label="通知" />
    </Row>
  ),
};
