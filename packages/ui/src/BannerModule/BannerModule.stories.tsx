import { BannerLayout } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect } from 'storybook/test';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  rightToLeft,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { BannerModule, type BannerSlide } from './BannerModule.tsx';

const slides: BannerSlide[] = [
  {
    id: 1,
    eyebrow: '新店员成长计划 · 第 3 期',
    title: '每天进步一点点，三十天成为可靠的店员',
    text: '12 门课程、4 次实操、1 位带教导师，按你的节奏完成。',
    actionLabel: '查看计划',
    href: '#plan',
  },
  { id: 2, title: '陈列的秘密：让好商品自己开口', href: '#display' },
  { id: 3, title: '店长领导力：带好一支十人小队', href: '#lead' },
];
const photo = new URL('./fixtures/picture.svg', import.meta.url).href;

const meta = {
  title: 'Media/BannerModule',
  component: BannerModule,
  args: { layout: BannerLayout.Carousel, slides, autoplaySeconds: 6 },
} satisfies Meta<typeof BannerModule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <>
      {slides.map((slide) => (
        <BannerModule key={slide.id} layout={BannerLayout.Carousel} slides={[slide]} label={slide.title} />
      ))}
      <BannerModule
        layout={BannerLayout.Carousel}
        label="图片"
        slides={[{ id: 9, title: '秋季开放日', imageAlt: '山坡上的日出', imageUrl: photo, href: '#day' }]}
      />
    </>
  ),
};

export const States: Story = { args: { autoplaySeconds: 0 } };

export const Content: Story = {
  render: () => (
    <>
      <BannerModule
        layout={BannerLayout.Carousel}
        label="长"
        slides={[{ id: 4, title: texts.long, text: texts.long, href: '#long' }]}
      />
      <Narrow width={380}>
        <BannerModule
          layout={BannerLayout.Carousel}
          label="窄"
          slides={[
            { id: 5, title: texts.unbreakable },
            { id: 6, title: texts.one },
          ]}
        />
      </Narrow>
      <BannerModule layout={BannerLayout.Carousel} slides={[]} />
    </>
  ),
};

export const Tenants: Story = {
  render: function Numbered() {
    // A page has one banner; this frame has many, and each region needs a name of its own.
    return <BannerModule layout={BannerLayout.Carousel} slides={slides} label={`推荐 ${useId()}`} />;
  },
  decorators: [tenantsFrame],
};
export const Direction: Story = { ...States, ...rightToLeft };
export const LargeText: Story = { ...States, ...largeText };
export const ForcedColors: Story = { ...States, ...forcedColors };
export const English: Story = { ...States, ...inEnglish };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the first stop pauses', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /轮播$/ })).toHaveFocus();
    });
    await step('arrows turn and only the shown slide can be reached', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('heading', { name: slides[1]?.title ?? '' })).toBeVisible();
      await expect(canvas.getAllByRole('link')).toHaveLength(1);
    });
  },
};

export const InContext: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 820, blockSize: 338 }}>{Story()}</div>],
};
