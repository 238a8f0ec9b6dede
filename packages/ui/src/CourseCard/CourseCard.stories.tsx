import { CornerPosition, ProgressState } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  rightToLeft,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { CourseCard, courseCardLayouts, type CourseCardProps } from './CourseCard.tsx';
import { CourseCardSkeleton } from './CourseCardSkeleton.tsx';

const collect = fn();
const base = {
  seed: 208,
  title: '店长领导力：带好一支十人小队',
  href: '#208',
  itemCount: 11,
  durationSeconds: 9990,
};
const cards: CourseCardProps[] = [
  {
    ...base,
    category: '领导力',
    score: 4.8,
    credit: 4,
    teacherNames: ['苏映雪'],
    corners: [{ text: '必修', position: CornerPosition.TopLeft }],
    progress: { percent: 46, state: ProgressState.InProgress },
  },
  {
    ...base,
    seed: 203,
    category: '门店运营',
    title: '陈列的秘密：让好商品自己说话，把一面墙讲成顾客愿意停下来听完的故事',
    price: { kind: 'price', theirs: 19_900, beside: { kind: 'member', fen: 9900 } },
    learners: 12_345,
  },
  {
    ...base,
    seed: 211,
    category: '合规安全',
    title: '食品安全法规',
    progress: { percent: 100, state: ProgressState.Completed },
    credit: 2,
  },
  {
    ...base,
    seed: 104,
    category: '通用能力',
    title: '从骨干到经理',
    price: { kind: 'vipOnly', included: false },
    tags: ['管理', '晋升'],
    action: <IconButton glyph={Heart} label="收藏" size="sm" onClick={collect} />,
  },
];

const meta = { title: 'Learning/CourseCard', component: CourseCard, args: base } satisfies Meta<
  typeof CourseCard
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [(Story) => <Narrow width={300}>{Story()}</Narrow>] };

export const Variants: Story = {
  render: () => (
    <Stack gap={6}>
      {courseCardLayouts.map((layout) => (
        <Grid key={layout} layout={layout === 'row' ? 'list' : 'grid'} gap={layout === 'row' ? 2 : 6}>
          {cards.map((card) => (
            <CourseCard key={card.seed} {...card} layout={layout} />
          ))}
        </Grid>
      ))}
    </Stack>
  ),
};

const now = new Date(2026, 10, 21, 10).getTime();
const inDays = (days: number) => ({ time: now + days * 86_400_000, now });
const started = { percent: 46, state: ProgressState.InProgress };
const states: readonly CourseCardProps[] = [
  { ...base, title: '还没有评分的新课' },
  { ...base, title: '只有图文', durationSeconds: 0, score: 4.4 },
  { ...base, title: '还没开始', progress: { percent: 0, state: ProgressState.NotStarted } },
  { ...base, title: '还有两周', due: inDays(14) },
  { ...base, title: '后天截止', due: inDays(2), progress: started },
  { ...base, title: '已经逾期', due: inDays(-2), progress: started },
  {
    ...base,
    title: '按时学完',
    due: inDays(-2),
    progress: { percent: 100, state: ProgressState.Completed },
  },
  { ...base, title: '单一价格', price: { kind: 'price', theirs: 12_900 } },
  {
    ...base,
    title: '不是会员时的价格',
    price: { kind: 'price', theirs: 12_900, beside: { kind: 'member', fen: 9030 } },
  },
  {
    ...base,
    title: '会员的价格',
    price: { kind: 'price', theirs: 9030, beside: { kind: 'without', fen: 12_900 } },
  },
  { ...base, title: '已经买了', price: { kind: 'owned' } },
  { ...base, title: '会员专享', price: { kind: 'vipOnly', included: false } },
  { ...base, title: '我是会员', price: { kind: 'vipOnly', included: true } },
  { ...base, title: '有推荐理由', reason: '你最近学了「新店员第一课」，这门课接着往下讲。' },
];

export const States: Story = {
  render: () => (
    <Grid>
      {states.map((card) => (
        <CourseCard key={card.title} {...card} />
      ))}
      <CourseCardSkeleton />
      <CourseCardSkeleton layout="row" />
    </Grid>
  ),
};

export const Content: Story = {
  render: () => (
    <Grid>
      <CourseCard {...base} title={texts.long} teacherNames={[texts.long]} tags={[texts.long]} />
      <CourseCard {...base} title={texts.unbreakable} durationSeconds={999_999} learners={123_456_789} />
      <CourseCard
        {...base}
        title={texts.one}
        itemCount={0}
        durationSeconds={0}
        coverUrl="data:image/png,broken"
      />
    </Grid>
  ),
};

export const Tenants: Story = {
  render: () => (
    <Grid>
      {cards.slice(0, 2).map((card) => (
        <CourseCard key={card.seed} {...card} />
      ))}
    </Grid>
  ),
  decorators: [tenantsFrame],
};
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };
export const English: Story = { ...Variants, ...inEnglish };

/** Rows as wide as a phone. */
export const OnAPhone: Story = {
  render: () => (
    <Narrow width={343}>
      <Grid layout="list" gap={2}>
        {states.map((card) => (
          <CourseCard key={card.title} {...card} layout="row" />
        ))}
      </Grid>
    </Narrow>
  ),
};

export const OneTabStop: Story = {
  args: { ...cards[3], ...base },
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches the course, then its button; the card itself is no stop', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: base.title })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: '收藏' })).toHaveFocus();
    });
    await step('the button does its own work', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(collect).toHaveBeenCalled();
    });
  },
};

export const InContext: Story = {
  render: () => (
    <section>
      <h2>门店必学</h2>
      <Grid>
        {cards.map((card) => (
          <CourseCard key={card.seed} {...card} />
        ))}
      </Grid>
    </section>
  ),
};
