import { BannerLayout } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect, waitFor } from 'storybook/test';
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

const titles = [
  '秋季开放日：走进山间门店',
  '陈列的秘密：让好商品自己开口',
  '店长领导力：带好一支十人小队',
  texts.long,
  '食品安全四十条',
  '会员服务话术',
];
/** Slides for the stories: every second one has a picture, and one of the pictures cannot be loaded. */
const many = (count: number): BannerSlide[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${count}-${i}`,
    title: titles[i % titles.length] ?? '',
    text: i % 3 === 0 ? '本周六上午九点，华东培训中心，带上工牌与笔记本。' : undefined,
    imageUrl: i === 2 ? 'data:image/png;base64,broken' : i % 2 === 0 ? photo : undefined,
    href: `#${count}-${i}`,
  }));

const layouts = Object.entries(BannerLayout).map(([key, layout]) => ({ key, layout }));

/** One layout with fewer pictures than places, with exactly enough and with more. */
const counts = (layout: BannerLayout): Story => ({
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {[1, 2, 5, 12].map((count) => (
        <BannerModule key={count} layout={layout} slides={many(count)} label={`推荐 ${count}`} />
      ))}
    </div>
  ),
});

const meta = {
  title: 'Media/BannerModule',
  component: BannerModule,
  args: { layout: BannerLayout.Carousel, slides, autoplaySeconds: 6 },
} satisfies Meta<typeof BannerModule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The ten layouts of the page settings, and the `md` strip with one slide and with several. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {[1, 3].map((count) => (
        <BannerModule
          key={count}
          layout={BannerLayout.Carousel}
          size="md"
          slides={slides.slice(0, count)}
          label={`size md, ${count}`}
        />
      ))}
      {layouts.map(({ key, layout }) => (
        <BannerModule key={key} layout={layout} slides={many(5)} label={key} />
      ))}
    </div>
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
      {/* Narrow banners as beside a card: only part of a scene fits, and it must be the part with the motif,
         wherever that is drawn. */}
      {[1, 4, 6, 13].map((id) => (
        <Narrow key={id} width={640}>
          <BannerModule
            layout={BannerLayout.Carousel}
            label={`一旁有卡片 ${id}`}
            slides={[{ id, title: '陈列的秘密：让好商品自己开口', href: '#display' }]}
          />
        </Narrow>
      ))}
      <BannerModule layout={BannerLayout.Carousel} slides={[]} />
    </>
  ),
};

export const Tenants: Story = {
  render: function Numbered() {
    // A page has one banner, but this frame shows many, and each region needs a name of its own.
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
      await expect(await canvas.findByRole('heading', { name: slides[1]?.title ?? '' })).toBeVisible();
      await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1));
    });
  },
};

export const CarouselCounts = counts(BannerLayout.Carousel);
export const DoublePicture = counts(BannerLayout.DoublePicture);
export const ThreePicture = counts(BannerLayout.ThreePicture);
export const FourPicture = counts(BannerLayout.FourPicture);
export const FivePicture = counts(BannerLayout.FivePicture);
export const CardStyle = counts(BannerLayout.CardStyle);
export const ListStyle = counts(BannerLayout.ListStyle);
export const SixteenNineCarousel = counts(BannerLayout.SixteenNineCarousel);
export const OneOneCarousel = counts(BannerLayout.OneOneCarousel);
export const ThreeFourCarousel = counts(BannerLayout.ThreeFourCarousel);

export const MoreThanPlaces: Story = {
  args: { layout: BannerLayout.FourPicture, slides: many(6) },
  play: async ({ canvas, userEvent, step }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
    await step('the next group comes when asked for, and its place is said', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下一组' }));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
      await expect(canvas.getByRole('status')).toHaveTextContent('第 2 组，共 2 组');
    });
    await step('after the last comes the first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下一组' }));
      await expect(canvas.getByRole('link', { name: titles[0] ?? '' })).toBeVisible();
    });
  },
};

const longTitles: BannerSlide[] = [
  '智能制造专题：从第一台机器人到整条产线的数字孪生，先把数据采对',
  'Smart manufacturing: from the first robot to the digital twin of a whole line, beginning with honest data',
  'AI 提效专题上线',
  '安全生产十条：进车间前必学',
  'Anti-money-laundering: three lines of defence, and everybody stands in one of them',
].map((title, i) => ({
  id: `long-${i}`,
  title,
  imageUrl: i % 2 === 1 ? photo : undefined,
  href: `#long-${i}`,
}));

/** All ten layouts with long titles in both languages, as wide as a phone and as wide as a page. */
const everyLayout = () => (
  <div style={{ display: 'grid', gap: 32 }}>
    {layouts.flatMap(({ key, layout }) => [
      <Narrow key={key} width={343}>
        <BannerModule layout={layout} slides={longTitles} label={`${key}, narrow`} />
      </Narrow>,
      <BannerModule key={`${key} wide`} layout={layout} slides={longTitles} label={key} />,
    ])}
  </div>
);

/** Whether some of the words of an element lie outside of the box that clips it. */
const isCut = (element: Element): boolean => {
  const clip = element.closest('[data-component="BannerModule"]');
  const range = document.createRange();
  range.selectNodeContents(element);
  const [words, box] = [range.getBoundingClientRect(), clip?.getBoundingClientRect()];
  return (
    box === undefined ||
    words.top < box.top - 1 ||
    words.bottom > box.bottom + 1 ||
    words.left < box.left - 1 ||
    words.right > box.right + 1
  );
};

export const LongTitles: Story = { render: everyLayout };
export const LongTitlesDark: Story = { render: everyLayout, globals: { appearance: 'dark' } };

export const LongTitlesLargeText: Story = {
  ...largeText,
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {[343, 700, 1000].flatMap((width) =>
        longTitles.map((slide) => (
          <Narrow key={`${width} ${slide.id}`} width={width}>
            <BannerModule
              layout={BannerLayout.Carousel}
              slides={[{ ...slide, imageUrl: undefined }]}
              label={`${width} ${slide.id}`}
            />
          </Narrow>
        )),
      )}
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('no title of a banner is cut, however large the text', async () => {
      const titles = canvas.getAllByRole('heading', { level: 2 });
      await expect(titles.filter(isCut).map(({ textContent }) => textContent)).toEqual([]);
    });
  },
};

export const OnThePhone: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {longTitles.map((slide) => (
        <Narrow key={slide.id} width={343}>
          <BannerModule
            layout={BannerLayout.Carousel}
            slides={[{ ...slide, imageUrl: undefined }]}
            label={`${slide.id}`}
          />
        </Narrow>
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('the title stands below the drawing and never on it', async () => {
      for (const title of canvas.getAllByRole('heading', { level: 2 })) {
        const drawing = title.closest('fieldset')?.querySelector('svg');
        await expect(drawing?.getBoundingClientRect().bottom ?? Infinity).toBeLessThanOrEqual(
          title.getBoundingClientRect().top,
        );
      }
    });
    await step('a short title of Han and Latin letters stays on one line', async () => {
      const title = canvas.getByRole('heading', { name: 'AI 提效专题上线' });
      const line = parseFloat(getComputedStyle(title).lineHeight);
      await expect(title.getBoundingClientRect().height).toBeLessThan(line * 1.5);
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth + 1);
    });
  },
};

export const InContext: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 820, blockSize: 338 }}>{Story()}</div>],
};
