import { AssignKind, ExamKind, ExamUserState } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
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
import { ExamCard, examCardLayouts, type ExamCardProps } from './ExamCard.tsx';

const hour = 3_600_000;
const day = 24 * hour;
const now = new Date(2026, 10, 21, 10, 30).getTime();
const enter = fn();

const base: ExamCardProps = {
  title: '食品安全与门店运营 · 季度考试',
  href: '#exam',
  examKind: ExamKind.Exam,
  standing: { state: ExamUserState.Available },
  now,
  openTime: now - 2 * day,
  closeTime: now + 5 * day,
  durationMinutes: 60,
  questionCount: 30,
  passScore: 80,
  totalScore: 100,
  usedAttempts: 0,
  maxAttempts: 2,
  action: (
    <Button size="sm" onClick={enter}>
      进入考试
    </Button>
  ),
};
const soft = (words: string) => (
  <Button size="sm" variant="outline">
    {words}
  </Button>
);

const cards: readonly (ExamCardProps & { id: string })[] = [
  { ...base, id: 'available', assignKind: AssignKind.Compulsory },
  {
    ...base,
    id: 'running',
    title: '收银规范与防损',
    standing: { state: ExamUserState.InProgress, secondsLeft: 1390 },
    usedAttempts: 1,
    action: <Button size="sm">继续考试</Button>,
  },
  {
    ...base,
    id: 'notOpen',
    title: '冬季消防安全考试',
    standing: { state: ExamUserState.NotOpen, openTime: now + 2 * day + hour },
    openTime: now + 2 * day + hour,
    closeTime: undefined,
    action: undefined,
  },
  {
    ...base,
    id: 'marking',
    title: '店长领导力 · 期末考试',
    examKind: ExamKind.SelfBuildCourse,
    source: '店长领导力：从店员到带队的人',
    standing: { state: ExamUserState.Marking },
    usedAttempts: 1,
    action: soft('查看答卷'),
  },
  {
    ...base,
    id: 'afterClose',
    title: '门店技能比武',
    standing: { state: ExamUserState.Marking, reason: 'afterClose', resultTime: now + 5 * day },
    usedAttempts: 1,
    action: soft('查看'),
  },
  {
    ...base,
    id: 'passed',
    title: '陈列标准 · 课后测试',
    examKind: ExamKind.AfterClassTest,
    standing: { state: ExamUserState.Passed, bestScore: 96 },
    durationMinutes: 20,
    questionCount: 10,
    usedAttempts: 1,
    maxAttempts: 0,
    action: soft('查看结果'),
  },
  {
    ...base,
    id: 'failed',
    title: '客诉处理五步法',
    examKind: ExamKind.AfterClassTest,
    standing: { state: ExamUserState.Failed, bestScore: 62.5 },
    usedAttempts: 2,
    action: soft('查看结果'),
  },
  {
    ...base,
    id: 'missed',
    title: '十月新品知识',
    standing: { state: ExamUserState.Missed },
    openTime: now - 40 * day,
    closeTime: now - 30 * day,
    action: undefined,
  },
  {
    ...base,
    id: 'practice',
    title: '会员服务 · 随堂练习',
    examKind: ExamKind.ClassPractice,
    openTime: undefined,
    closeTime: undefined,
    durationMinutes: 0,
    maxAttempts: 0,
    action: <Button size="sm">开始练习</Button>,
  },
];

const meta = { title: 'Learning/ExamCard', component: ExamCard, args: base } satisfies Meta<typeof ExamCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [(Story) => <Narrow>{Story()}</Narrow>] };

export const Variants: Story = {
  render: () => (
    <Stack gap={8}>
      {examCardLayouts.map((layout) => (
        <Grid key={layout} layout={layout === 'row' ? 'list' : 'grid'} gap={layout === 'row' ? 2 : 6}>
          {cards.slice(0, 3).map(({ id, ...card }) => (
            <ExamCard key={id} {...card} layout={layout} />
          ))}
        </Grid>
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Grid>
      {cards.map(({ id, ...card }) => (
        <ExamCard key={id} {...card} />
      ))}
    </Grid>
  ),
};

export const Content: Story = {
  render: () => (
    <Grid>
      <ExamCard {...base} title={texts.long} />
      <ExamCard {...base} title={texts.unbreakable} questionCount={300} totalScore={1000} passScore={999} />
      <ExamCard {...base} title={texts.one} standing={{ state: ExamUserState.Passed }} />
    </Grid>
  ),
};

export const Tenants: Story = {
  decorators: [tenantsFrame],
  render: () => (
    <Grid>
      {cards.slice(0, 6).map(({ id, ...card }) => (
        <ExamCard key={id} {...card} />
      ))}
    </Grid>
  ),
};
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };
export const English: Story = { ...Variants, ...inEnglish };

export const OneLinkAndOneButton: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '食品安全与门店运营 · 季度考试' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(enter).toHaveBeenCalledOnce();
  },
};

export const SaysWhereOneStands: Story = {
  args: { standing: { state: ExamUserState.Failed, bestScore: 62.5 }, usedAttempts: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('未通过')).toBeVisible();
    await expect(canvas.getByText('62.5 分')).toBeVisible();
    await expect(canvas.getByText('还可考 1 次，共 2 次')).toBeVisible();
  },
};

export const PromisesNoAttemptAfterTheWindow: Story = {
  args: { standing: { state: ExamUserState.Missed }, usedAttempts: 0, maxAttempts: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('缺考')).toBeVisible();
    await expect(canvas.queryByText(/还可考/)).toBeNull();
  },
};

export const SaysWhenTheResultIsOut: Story = {
  args: { standing: { state: ExamUserState.Marking, reason: 'never' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已交卷')).toBeVisible();
    await expect(canvas.getByText('不公布成绩')).toBeVisible();
  },
};

export const SaysHowLongARunningAttemptLasts: Story = {
  args: { standing: { state: ExamUserState.InProgress, secondsLeft: 754 }, source: '食品安全入门' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('本场还剩 12 分钟')).toBeVisible();
    await expect(canvas.getByText('来自：食品安全入门')).toBeVisible();
  },
};

export const InContext: Story = {
  render: () => (
    <Grid>
      {cards.slice(0, 3).map(({ id, ...card }) => (
        <ExamCard key={id} {...card} />
      ))}
    </Grid>
  ),
};
