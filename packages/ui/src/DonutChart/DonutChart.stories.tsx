import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { chartKeys } from '../ChartFrame/model.ts';
import { Stack } from '../Stack/Stack.tsx';
import { forcedColors, inEnglish, largeText, rightToLeft, tenantsFrame, texts } from '../test/stories.tsx';
import { DonutChart } from './DonutChart.tsx';

const credits = [
  { key: 'required', name: '必修课程', value: 18 },
  { key: 'elective', name: '选修课程', value: 12.5 },
  { key: 'exam', name: '考试', value: 6 },
  { key: 'class', name: '线下班级', value: 4 },
  { key: 'live', name: '直播', value: 2.5 },
  { key: 'share', name: '知识分享', value: 1 },
];
const inCredits = (value: number) => `${value} 学分`;

const meta = {
  title: 'Charts/DonutChart',
  component: DonutChart,
  parameters: { keyboard: chartKeys },
  args: {
    title: '学分构成',
    description: '2026 年已获得的学分',
    parts: credits,
    format: inCredits,
    onHiddenSeriesChange: fn(),
  },
} satisfies Meta<typeof DonutChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Grid gap={8}>
      <DonutChart {...args} />
      <DonutChart {...args} title="两部分" parts={credits.slice(0, 2)} />
      <DonutChart {...args} title="自己的中心文字" parts={credits.slice(0, 3)} center="达标 92%" />
      <DonutChart {...args} title="用表格看" defaultView="table" />
    </Grid>
  ),
};

export const States: Story = {
  render: (args) => (
    <Grid gap={8}>
      <DonutChart {...args} title="加载中" state="loading" />
      <DonutChart {...args} title="没有数据" parts={[]} />
      <DonutChart {...args} title="加载失败" state="error" onRetry={fn()} />
      <DonutChart {...args} title="收起一部分" defaultHiddenSeries={new Set(['required'])} />
    </Grid>
  ),
};

export const Content: Story = {
  render: (args) => (
    <Stack gap={8}>
      <DonutChart
        {...args}
        title={texts.long}
        parts={[
          { key: 'long', name: texts.long, value: 12_840_000 },
          { key: 'word', name: texts.unbreakable, value: 1 },
          { key: 'one', name: texts.one, value: 0 },
        ]}
      />
      <DonutChart {...args} title="只有一部分" parts={credits.slice(0, 1)} />
      <DonutChart {...args} title="全是零" parts={credits.map((part) => ({ ...part, value: 0 }))} />
    </Stack>
  ),
};

export const Tenants: Story = { args: { description: undefined }, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...forcedColors };
export const English: Story = { ...inEnglish };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const walker = await canvas.findByRole('slider', { name: '逐项查看学分构成' });
    await waitFor(() => expect(canvas.getByRole('img').querySelector('svg')).toBeTruthy(), {
      timeout: 10_000,
    });
    walker.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(walker).toHaveAttribute('aria-valuetext', '选修课程：12.5 学分（28.4%）');
  },
};

export const Legend: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^必修课程/ }));
    await expect(canvas.getByRole('img', { name: /合计 26 学分/ })).not.toHaveAccessibleName(/必修课程/);
  },
};

export const InContext: Story = {
  render: (args) => (
    <Card style={{ maxInlineSize: 420 }}>
      <DonutChart {...args} level={2} />
    </Card>
  ),
};
