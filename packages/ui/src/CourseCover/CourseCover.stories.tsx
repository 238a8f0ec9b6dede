import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { forcedColors, largeText, rightToLeft, tenantsFrame } from '../test/stories.tsx';
import { CourseCover } from './CourseCover.tsx';
import { coverMotifs } from './index.ts';

const meta = {
  title: 'Learning/CourseCover',
  component: CourseCover,
  args: { seed: 208, style: { maxInlineSize: 360, borderRadius: 12 } },
} satisfies Meta<typeof CourseCover>;
export default meta;
type Story = StoryObj<typeof meta>;

const tiles = { display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' };

export const Playground: Story = {};

/** The six motifs, with three courses each. */
export const Variants: Story = {
  render: () => (
    <div style={tiles}>
      {coverMotifs.flatMap((motif) =>
        [101, 208, 315].map((seed) => <CourseCover key={motif + seed} seed={seed} motif={motif} />),
      )}
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <div style={tiles}>
      <CourseCover seed={208} />
      <CourseCover seed={208} src="data:image/png;base64,broken" alt="三位店员在货架前" />
    </div>
  ),
};

export const Content: Story = {
  render: () => (
    <div style={tiles}>
      <CourseCover seed="" />
      <CourseCover seed="课" category="领导力" />
      <CourseCover seed={Number.MAX_SAFE_INTEGER} category={7} />
      <CourseCover seed={3} src="data:image/png;base64,broken" alt="三位店员在货架前" />
    </div>
  ),
};

export const Tenants: Story = { ...Variants, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const ForcedColors: Story = { ...Variants, ...forcedColors };

export const PictureFails: Story = {
  args: { src: 'data:image/png;base64,broken', alt: '三位店员在货架前' },
  play: async ({ canvas, canvasElement, step }) => {
    await step('the composition takes the place of the picture and keeps its words', async () => {
      await waitFor(() => expect(canvasElement.querySelector('[data-motif]')).not.toBeNull());
      await expect(canvas.getByRole('img', { name: '三位店员在货架前' })).toBeVisible();
    });
  },
};

export const InContext: Story = {
  render: () => (
    <figure style={{ margin: 0, maxInlineSize: 520 }}>
      <CourseCover seed={208} category="领导力" style={{ borderRadius: 12 }} />
      <figcaption>店长领导力：带好一支十人小队</figcaption>
    </figure>
  ),
};
