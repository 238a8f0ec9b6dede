import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { CourseCover } from '../CourseCover/index.ts';
import { rowKeys } from '../keyboard/roving.ts';
import { forcedColors, largeText, Narrow, rightToLeft, tenantsFrame, texts } from '../test/stories.tsx';
import { Carousel, type CarouselSlide } from './Carousel.tsx';

const names = [
  '陈列的秘密',
  '收银规范',
  '会员服务话术',
  '店长领导力',
  '食品安全',
  '客诉处理',
  '盘点与防损',
  '新品上架',
];
const covers = (count: number): CarouselSlide[] =>
  names.slice(0, count).map((name, i) => ({
    id: i,
    name,
    content: <CourseCover seed={name} alt={name} style={{ borderRadius: 12 }} />,
  }));

const isInert = (name: string) => screen.getByRole('img', { name }).closest('[inert]') !== null;

const meta = {
  title: 'Media/Carousel',
  component: Carousel,
  parameters: { keyboard: rowKeys },
  args: { label: '本周推荐', slides: covers(5), perView: 3 },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** One slide at a time, three side by side, and fewer slides than fit side by side. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Narrow width={480}>
        <Carousel label="一张" slides={covers(4)} autoplaySeconds={6} />
      </Narrow>
      <Carousel label="三张" slides={covers(8)} perView={3} />
      <Carousel label="两张" slides={covers(2)} perView={4} />
    </div>
  ),
};

/** A carousel that does not rotate, and one that does. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Carousel label="不动" slides={covers(5)} perView={3} />
      <Carousel label="轮播" slides={covers(5)} perView={3} autoplaySeconds={60} />
    </div>
  ),
};

export const Content: Story = {
  render: () => (
    <Narrow width={320}>
      <Carousel
        label="长"
        slides={[texts.long, texts.unbreakable, texts.one].map((text) => ({
          id: text,
          name: text,
          content: <p style={{ margin: 0, paddingBlockEnd: 64, overflowWrap: 'anywhere' }}>{text}</p>,
        }))}
      />
    </Narrow>
  ),
};

export const Tenants: Story = {
  render: function Numbered() {
    return <Carousel label={`推荐 ${useId()}`} slides={covers(5)} perView={2} autoplaySeconds={9} />;
  },
  decorators: [tenantsFrame],
};
export const Direction: Story = { ...rightToLeft };
export const LargeText: Story = { ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };

export const Keyboard: Story = {
  args: { autoplaySeconds: 6 },
  play: async ({ canvas, userEvent, step }) => {
    await step('the first stop pauses, or starts where motion is reduced', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /^(暂停|开始)轮播$/ })).toHaveFocus();
    });
    await step('arrows move the row by one, End goes to its end', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect([isInert('陈列的秘密'), isInert('食品安全')]).toEqual([true, true]));
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(isInert('食品安全')).toBe(false));
    });
  },
};

export const InContext: Story = {
  args: { slides: covers(8), perView: 4 },
  decorators: [
    (Story) => (
      <section>
        <h2>为你推荐</h2>
        {Story()}
      </section>
    ),
  ],
};
