import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { hours, inHours, many, months } from '../ChartFrame/fixtures.ts';
import { chartKeys } from '../ChartFrame/model.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { forcedColors, inEnglish, largeText, rightToLeft, tenantsFrame, texts } from '../test/stories.tsx';
import { LineChart } from './LineChart.tsx';

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  parameters: { keyboard: chartKeys },
  args: {
    title: '学习时长趋势',
    description: '2026 年，按月统计，以服务器记录的有效学习时间为准',
    categories: months,
    categoryName: '月份',
    series: hours,
    format: inHours,
    onHiddenSeriesChange: fn(),
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const alone = hours.slice(0, 1);
const goal = { name: '目标', value: 12 };
const days = Array.from({ length: 30 }, (_, at) => `11-${String(at + 1).padStart(2, '0')}`);
const daily = [
  {
    key: 'minutes',
    name: '学习时长',
    values: days.map((_, at) => (at % 7 > 4 ? null : 20 + ((at * 37) % 55))),
  },
];

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack gap={8}>
      <LineChart {...args} />
      <LineChart {...args} title="我的学习时长" series={alone} area reference={goal} />
      <LineChart {...args} title="每天学习时长（有的日子没有记录）" categories={days} series={daily} />
      <LineChart {...args} title="用表格看" defaultView="table" />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack gap={8}>
      <LineChart {...args} title="加载中" state="loading" />
      <LineChart {...args} title="没有数据" series={[]} />
      <LineChart {...args} title="加载失败" state="error" onRetry={fn()} />
      <LineChart {...args} title="收起了两条线" defaultHiddenSeries={new Set(['team', 'company'])} />
      <LineChart {...args} title="全部收起" defaultHiddenSeries={new Set(['mine', 'team', 'company'])} />
    </Stack>
  ),
};

export const Content: Story = {
  render: (args) => (
    <Stack gap={8}>
      <LineChart {...args} title="八个大区" series={many} />
      <LineChart
        {...args}
        title={texts.long}
        description={texts.unbreakable}
        categories={[texts.long, texts.unbreakable, texts.one]}
        series={[{ key: 'long', name: texts.long, values: [0, 12_840_000, 3] }]}
      />
      <LineChart
        {...args}
        title="只有一天"
        categories={['11 月']}
        series={[{ key: 'a', name: '时长', values: [8] }]}
      />
      <LineChart
        {...args}
        title="全是零"
        series={[{ key: 'a', name: '时长', values: months.map(() => 0) }]}
      />
    </Stack>
  ),
};

export const Tenants: Story = { args: { area: true, description: undefined }, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...forcedColors };
export const English: Story = { ...inEnglish };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const walker = await canvas.findByRole('slider', { name: '逐项查看学习时长趋势' });
    await waitFor(() => expect(canvas.getByRole('img').querySelector('svg')).toBeTruthy(), {
      timeout: 10_000,
    });
    await step('Tab passes the switch and the legend to the drawing, arrows walk it', async () => {
      walker.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(walker).toHaveAttribute(
        'aria-valuetext',
        '1 月：我的学习时长 6.5 小时，部门平均 8 小时，公司平均 5 小时',
      );
      await userEvent.keyboard('{End}{ArrowLeft}');
      await expect(walker).toHaveAttribute(
        'aria-valuetext',
        expect.stringContaining('11 月：我的学习时长 13 小时'),
      );
    });
    await step('Escape puts the point away', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(walker).toHaveAttribute('aria-valuetext', '未选中，按方向键查看');
    });
  },
};

export const Legend: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const team = canvas.getByRole('checkbox', { name: '部门平均' });
    await userEvent.click(team);
    await expect(team).not.toBeChecked();
    await expect(args.onHiddenSeriesChange).toHaveBeenLastCalledWith(new Set(['team']));
    await expect(canvas.getByRole('img', { name: /公司平均最高/ })).not.toHaveAccessibleName(/部门平均/);
  },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '表格' }));
    const table = canvas.getByRole('table', { name: '学习时长趋势' });
    await expect(within(table).getAllByRole('row')).toHaveLength(13);
    await userEvent.click(within(table).getByRole('button', { name: '我的学习时长' }));
    await expect(within(table).getByRole('columnheader', { name: '我的学习时长' })).toHaveAttribute(
      'aria-sort',
    );
    await expect(within(table).getAllByRole('row')[1]).toHaveTextContent('4 小时');
  },
};

const periods = [
  { value: 'month', label: '按月' },
  { value: 'day', label: '近 30 天' },
] as const;

function Trend() {
  const [period, setPeriod] = useState<'month' | 'day'>('month');
  return (
    <Card>
      <LineChart
        title="学习趋势"
        level={2}
        description="平均线是同岗位学员的水平"
        actions={
          <SegmentedControl label="统计周期" items={periods} value={period} onValueChange={setPeriod} />
        }
        area
        {...(period === 'month'
          ? { categories: months, series: alone, format: inHours, reference: { name: '平均', value: 9.5 } }
          : { categories: days, series: daily, reference: { name: '平均', value: 42 } })}
      />
    </Card>
  );
}

export const InContext: Story = { render: () => <Trend /> };
