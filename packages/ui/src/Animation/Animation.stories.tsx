import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { Icon } from '../Icon/index.ts';
import { forcedColors, largeText, Narrow, rightToLeft, tenantsFrame } from '../test/stories.tsx';
import { Animation } from './Animation.tsx';
import { addressOf, pulse } from './fixtures.ts';

const src = addressOf(pulse);
const poster = <Icon glyph={CircleCheck} size="lg" />;

const meta = {
  title: 'Media/Animation',
  component: Animation,
  args: { src, label: '圆环', poster, loop: true },
  decorators: [(Story) => <Narrow width={160}>{Story()}</Narrow>],
} satisfies Meta<typeof Animation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** One animation that repeats, with its control, and one that is a decoration. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Animation {...args} />
      <Animation {...args} label="" loop={false} />
    </div>
  ),
};

/** Only the poster, because the animation cannot be loaded. */
export const States: Story = { args: { src: 'data:application/json,{}', loop: false } };

export const Content: Story = {
  args: { src: addressOf({ ...pulse, w: 480, h: 120 }), label: '很宽的动画' },
};

export const Tenants: Story = { decorators: [tenantsFrame], args: { label: '', loop: false } };
export const Direction: Story = { ...rightToLeft };
export const LargeText: Story = { ...largeText };
export const ForcedColors: Story = { ...forcedColors };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.queryByRole('button');
    if (button === null) await waitFor(() => expect(canvas.getByRole('button')).toBeVisible());
    await step('the button stops what moves, and lets it go on', async () => {
      await userEvent.tab();
      const first = canvas.getByRole('button').getAttribute('aria-label');
      await expect(canvas.getByRole('button')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button')).not.toHaveAccessibleName(first ?? '');
    });
  },
};

export const InContext: Story = {
  args: { label: '', loop: false },
  render: (args) => (
    <section style={{ textAlign: 'center' }}>
      <Animation {...args} />
      <h2>全部学完了</h2>
    </section>
  ),
};
