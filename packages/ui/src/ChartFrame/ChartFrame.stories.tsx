import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { chartKeys } from './model.ts';
import { Stack } from '../Stack/Stack.tsx';
import { forcedColors, inEnglish, largeText, rightToLeft, tenantsFrame, texts } from '../test/stories.tsx';
import { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx';
import { smallTable } from './fixtures.ts';

/** A placeholder instead of a chart, so that the stories show the frame itself. */
const place = (
  <div
    style={{
      blockSize: 'var(--chart-size)',
      border: '1px dashed var(--stoa-line-strong)',
      borderRadius: 'var(--stoa-radius-control)',
    }}
  />
);
const names = ['我的学习时长', '部门平均', '公司平均', '去年同期', '岗位标杆', '集团平均', '第七组'];
const legend = names.map((name, mark) => ({
  key: name,
  name,
  mark,
  kind: mark % 2 === 0 ? ('line' as const) : ('area' as const),
}));

function Choosing(props: ChartFrameProps) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(['去年同期', '岗位标杆']));
  return <ChartFrame {...props} hiddenSeries={hidden} onHiddenSeriesChange={setHidden} />;
}

const meta = {
  title: 'Charts/ChartFrame',
  component: ChartFrame,
  parameters: { keyboard: chartKeys },
  args: {
    title: '学习时长趋势',
    description: '2026 年，按月统计',
    table: smallTable,
    legend: legend.slice(0, 3),
    plotSize: '9rem',
    onViewChange: fn(),
    children: place,
  },
} satisfies Meta<typeof ChartFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack gap={8}>
      <ChartFrame {...args} title="图例只作说明" />
      <Choosing {...args} title="图例可以勾选" legend={legend} />
      <ChartFrame
        {...args}
        title="带操作"
        actions={
          <Button variant="outline" size="sm">
            导出
          </Button>
        }
      />
      <ChartFrame {...args} title="先看表格" defaultView="table" />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack gap={8}>
      <ChartFrame {...args} title="加载中" state="loading" />
      <ChartFrame {...args} title="没有数据" table={{ headers: ['月份'], rows: [] }} />
      <ChartFrame
        {...args}
        title="没有数据，另有说明"
        table={{ headers: ['月份'], rows: [] }}
        empty={
          <EmptyState
            compact
            title="2024 年没有学习记录"
            description="开始任意一门课程后，这里会显示学习时长。"
          />
        }
      />
      <ChartFrame {...args} title="加载失败" state="error" onRetry={fn()} />
    </Stack>
  ),
};

export const Content: Story = {
  render: (args) => (
    <Stack gap={8}>
      <ChartFrame
        {...args}
        title={texts.long}
        description={texts.long}
        legend={[texts.long, texts.unbreakable, texts.one].map((name, mark) => ({
          key: name,
          name,
          mark,
          kind: 'area',
          note: '33.3%',
        }))}
      />
      <ChartFrame {...args} title={texts.one} description={undefined} legend={[]} />
    </Stack>
  ),
};

export const Tenants: Story = { args: { legend }, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...forcedColors };
export const English: Story = { ...inEnglish };

export const OneClickToTheTable: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '表格' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith('table');
    await expect(canvas.getByRole('rowheader', { name: '10 月' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '图表' }));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const InContext: Story = {
  render: (args) => (
    <Card>
      <Choosing {...args} level={2} />
    </Card>
  ),
};
