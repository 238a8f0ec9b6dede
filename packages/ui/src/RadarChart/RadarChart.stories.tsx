import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { chartKeys } from '../ChartFrame/model.ts';
import { Stack } from '../Stack/Stack.tsx';
import { forcedColors, inEnglish, largeText, rightToLeft, tenantsFrame, texts } from '../test/stories.tsx';
import { RadarChart } from './RadarChart.tsx';

const skills = ['门店运营', '团队带教', '食品安全', '会员服务', '数据分析', '沟通协作'];
const levels = [
  { key: 'mine', name: '我的水平', values: [86, 62, 94, 71, 48, 80] },
  { key: 'target', name: '岗位要求', values: [80, 75, 90, 70, 65, 75] },
];
const inPoints = (value: number) => `${value} 分`;

const meta = {
  title: 'Charts/RadarChart',
  component: RadarChart,
  parameters: { keyboard: chartKeys },
  args: {
    title: '岗位能力',
    description: '店长（二级）的要求与最近一次测评',
    categories: skills,
    categoryName: '能力',
    series: levels,
    format: inPoints,
    plotSize: '20rem',
    onHiddenSeriesChange: fn(),
  },
} satisfies Meta<typeof RadarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Grid gap={8}>
      <RadarChart {...args} />
      <RadarChart {...args} title="只看自己" series={levels.slice(0, 1)} />
      <RadarChart {...args} title="三项能力" categories={skills.slice(0, 3)} />
      <RadarChart {...args} title="用表格看" defaultView="table" />
    </Grid>
  ),
};

export const States: Story = {
  render: (args) => (
    <Grid gap={8}>
      <RadarChart {...args} title="加载中" state="loading" />
      <RadarChart {...args} title="没有数据" series={[]} />
      <RadarChart {...args} title="加载失败" state="error" onRetry={fn()} />
      <RadarChart {...args} title="收起岗位要求" defaultHiddenSeries={new Set(['target'])} />
    </Grid>
  ),
};

export const Content: Story = {
  render: (args) => (
    <Stack gap={8}>
      <RadarChart
        {...args}
        title="名称很长"
        categories={[texts.long, texts.unbreakable, texts.one, ...skills.slice(3)]}
      />
      <RadarChart
        {...args}
        title="有一项没有测评"
        series={[{ key: 'mine', name: '我的水平', values: [86, null, 94, 0, 100, 80] }]}
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
    const walker = await canvas.findByRole('slider', { name: '逐项查看岗位能力' });
    await waitFor(() => expect(canvas.getByRole('img').querySelector('svg')).toBeTruthy(), {
      timeout: 10_000,
    });
    walker.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(walker).toHaveAttribute('aria-valuetext', '团队带教：我的水平 62 分，岗位要求 75 分');
  },
};

export const InContext: Story = {
  render: (args) => (
    <Card style={{ maxInlineSize: 460 }}>
      <RadarChart {...args} level={2} />
    </Card>
  ),
};
