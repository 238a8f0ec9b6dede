import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { hours, inHours, inMinutes, many, months } from '../ChartFrame/fixtures.ts';
import { chartKeys } from '../ChartFrame/model.ts';
import { Stack } from '../Stack/Stack.tsx';
import { forcedColors, inEnglish, largeText, rightToLeft, tenantsFrame, texts } from '../test/stories.tsx';
import { BarChart } from './BarChart.tsx';

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  parameters: { keyboard: chartKeys },
  args: {
    title: '每月学习时长',
    description: '2026 年，以服务器记录的有效学习时间为准',
    categories: months,
    categoryName: '月份',
    series: hours,
    format: inHours,
    onHiddenSeriesChange: fn(),
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const subjects = ['店长领导力与团队建设', '食品安全与卫生规范', '会员运营', '收银与盘点', '新员工入职'];
const departments = [
  { key: 'required', name: '必修学分', values: [18, 24, 8, 12, 30] },
  { key: 'elective', name: '选修学分', values: [6, 3, 12, 4, 2] },
  { key: 'extra', name: '加分项', values: [2, 1, 4, 0, 1] },
];
const days = Array.from({ length: 30 }, (_, at) => `11-${String(at + 1).padStart(2, '0')}`);
const daily = [
  { key: 'minutes', name: '学习时长', values: days.map((_, at) => (at % 7 > 4 ? 0 : 20 + ((at * 37) % 55))) },
];

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack gap={8}>
      <BarChart {...args} />
      <BarChart
        {...args}
        title="近 30 天学习时长"
        categories={days}
        series={daily}
        format={inMinutes}
        reference={{ name: '日均', value: 34 }}
      />
      <BarChart
        {...args}
        title="学分构成"
        categories={subjects}
        series={departments}
        format={String}
        stacked
      />
      <BarChart
        {...args}
        title="各科目学分"
        categories={subjects}
        series={departments}
        format={String}
        stacked
        sideways
      />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack gap={8}>
      <BarChart {...args} title="加载中" state="loading" />
      <BarChart {...args} title="没有数据" categories={[]} />
      <BarChart {...args} title="加载失败" state="error" onRetry={fn()} />
      <BarChart {...args} title="收起一组" defaultHiddenSeries={new Set(['team'])} />
    </Stack>
  ),
};

export const Content: Story = {
  render: (args) => (
    <Stack gap={8}>
      <BarChart {...args} title="八个大区" series={many} categories={months.slice(0, 4)} />
      <BarChart
        {...args}
        title={texts.long}
        sideways
        categories={[texts.long, texts.unbreakable, texts.one]}
        series={[{ key: 'long', name: texts.long, values: [0, 12_840_000, -3_000_000] }]}
      />
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
    const walker = await canvas.findByRole('slider', { name: '逐项查看每月学习时长' });
    await waitFor(() => expect(canvas.getByRole('img').querySelector('svg')).toBeTruthy(), {
      timeout: 10_000,
    });
    walker.focus();
    await userEvent.keyboard('{End}');
    await expect(walker).toHaveAttribute(
      'aria-valuetext',
      '12 月：我的学习时长 15 小时，部门平均 12 小时，公司平均 9 小时',
    );
  },
};

export const InContext: Story = {
  args: {
    title: '近 30 天学习时长',
    description: '虚线是你的日均时长',
    level: 2,
    categories: days,
    categoryName: '日期',
    series: daily,
    format: inMinutes,
    reference: { name: '日均', value: 34 },
  },
  render: (args) => (
    <Card>
      <BarChart {...args} />
    </Card>
  ),
};
