import { AssignKind, PlanItemType, ProgressState } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
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
import { PlanCard, planCardLayouts, type PlanCardProps } from './PlanCard.tsx';
import { PlanCardSkeleton } from './PlanCardSkeleton.tsx';

const hour = 3_600_000;
const day = 24 * hour;
const now = new Date(2026, 10, 21, 10, 30).getTime();
const goOn = fn();

const base: PlanCardProps = {
  title: '新员工三十天：从开门到打烊',
  href: '#plan',
  seed: 501,
  type: PlanItemType.NewPlan,
  assignKind: AssignKind.Compulsory,
  state: ProgressState.InProgress,
  now,
  startTime: now - 20 * day,
  dueTime: now + 10 * day + hour,
  percent: 46,
  doneTasks: 6,
  totalTasks: 13,
  credit: 4,
  action: (
    <Button size="sm" variant="soft" tone="accent" onClick={goOn}>
      继续学习
    </Button>
  ),
};
const soft = (words: string) => (
  <Button size="sm" variant="outline">
    {words}
  </Button>
);

const cards: readonly PlanCardProps[] = [
  base,
  {
    ...base,
    seed: 502,
    title: '季度必修：食品安全与门店消防',
    type: PlanItemType.OldPlan,
    dueTime: now + 2 * day + hour,
    percent: 80,
    doneTasks: 4,
    totalTasks: 5,
    credit: 2,
  },
  {
    ...base,
    seed: 503,
    title: '会员服务话术',
    type: PlanItemType.Topic,
    state: ProgressState.Overdue,
    dueTime: now - 3 * day - hour,
    percent: 25,
    doneTasks: 1,
    totalTasks: 4,
    credit: 0,
  },
  {
    ...base,
    seed: 504,
    title: '储备店长学习地图',
    type: PlanItemType.Map,
    assignKind: AssignKind.Elective,
    state: ProgressState.Completed,
    percent: 100,
    doneTasks: 21,
    totalTasks: 21,
    credit: 8,
    action: soft('回顾'),
  },
  {
    ...base,
    seed: 505,
    title: '店长特训营（华东第 4 期）',
    type: PlanItemType.Offline,
    state: ProgressState.NotStarted,
    startTime: now + 9 * day + hour,
    dueTime: now + 60 * day,
    percent: 0,
    doneTasks: 0,
    totalTasks: 9,
    action: soft('查看安排'),
  },
  {
    ...base,
    seed: 506,
    title: 'M2 门店经理培养方案',
    type: PlanItemType.Talent,
    assignKind: AssignKind.Elective,
    state: ProgressState.Locked,
    startTime: undefined,
    dueTime: undefined,
    percent: 0,
    doneTasks: 0,
    totalTasks: 18,
    credit: 12.5,
    action: undefined,
  },
];

const meta = { title: 'Learning/PlanCard', component: PlanCard, args: base } satisfies Meta<typeof PlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [(Story) => <Narrow width={320}>{Story()}</Narrow>] };

export const Variants: Story = {
  render: () => (
    <Stack gap={6}>
      {planCardLayouts.map((layout) => (
        <Grid key={layout} layout={layout === 'row' ? 'list' : 'grid'} gap={layout === 'row' ? 2 : 6}>
          {cards.slice(0, 3).map((card) => (
            <PlanCard key={card.seed} {...card} layout={layout} />
          ))}
        </Grid>
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Grid>
      {cards.map((card) => (
        <PlanCard key={card.seed} {...card} />
      ))}
      <PlanCardSkeleton />
      <PlanCardSkeleton layout="row" />
    </Grid>
  ),
};

export const Content: Story = {
  render: () => (
    <Grid>
      <PlanCard {...base} title={texts.long} coverUrl="data:image/png,broken" />
      <PlanCard
        {...base}
        title={texts.unbreakable}
        startTime={new Date(2025, 11, 1).getTime()}
        dueTime={new Date(2028, 11, 31).getTime()}
        doneTasks={1234}
        totalTasks={99_999}
        credit={1234.5}
      />
      <PlanCard
        {...base}
        title={texts.one}
        type={PlanItemType.NewExam}
        startTime={undefined}
        dueTime={now + 10 * 60_000}
        percent={0}
        doneTasks={0}
        totalTasks={0}
        credit={0}
        action={undefined}
      />
      <Narrow width={300}>
        <PlanCard {...base} layout="row" title={texts.long} />
      </Narrow>
    </Grid>
  ),
};

export const Tenants: Story = {
  decorators: [tenantsFrame],
  render: () => (
    <Grid>
      {cards.slice(1, 3).map((card) => (
        <PlanCard key={card.seed} {...card} />
      ))}
    </Grid>
  ),
};
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };
export const English: Story = { ...States, ...inEnglish };

export const OneLinkAndOneButton: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches the plan, then its button; the card itself is no stop', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: base.title })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: '继续学习' })).toHaveFocus();
    });
    await step('the button does its own work', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(goOn).toHaveBeenCalledOnce();
    });
  },
};

export const SaysHowLongAndHowFar: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还剩 10 天')).toBeVisible();
    await expect(canvas.getByText('已完成 6 / 13 项')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: `学习进度：${base.title}` })).toHaveAttribute(
      'value',
      '46',
    );
  },
};

export const InContext: Story = {
  render: () => (
    <Stack gap={4}>
      <Heading level={2}>进行中的计划</Heading>
      <Grid layout="list" gap={3}>
        {cards.slice(0, 4).map((card) => (
          <PlanCard key={card.seed} {...card} layout="row" />
        ))}
      </Grid>
    </Stack>
  ),
};
