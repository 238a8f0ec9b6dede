import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { inMinutes } from '../ChartFrame/fixtures.ts';
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
import { CalendarHeatmap } from './CalendarHeatmap.tsx';
import { year } from './fixtures.ts';
import { heatmapKeys } from './model.ts';

const meta = {
  title: 'Charts/CalendarHeatmap',
  component: CalendarHeatmap,
  parameters: { keyboard: heatmapKeys },
  args: {
    title: '学习热力图',
    description: '2026 年每天的学习时长',
    from: '2026-01-01',
    to: '2026-12-31',
    days: year,
    format: inMinutes,
    valueName: '学习时长',
  },
} satisfies Meta<typeof CalendarHeatmap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack gap={8}>
      <CalendarHeatmap {...args} />
      <CalendarHeatmap {...args} title="周日开始" weekStart={0} from="2026-07-01" />
      <CalendarHeatmap {...args} title="用表格看" defaultView="table" />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack gap={8}>
      <CalendarHeatmap {...args} title="加载中" state="loading" />
      <CalendarHeatmap {...args} title="没有记录" days={[]} empty={undefined} />
      <CalendarHeatmap {...args} title="加载失败" state="error" onRetry={fn()} />
    </Stack>
  ),
};

export const Content: Story = {
  render: (args) => (
    <Stack gap={8}>
      <CalendarHeatmap
        {...args}
        title={texts.long}
        valueName={texts.unbreakable}
        days={[{ date: '2026-11-21', value: 12_840_000 }]}
      />
      <CalendarHeatmap {...args} title="只有一个月" from="2026-11-01" to="2026-11-30" />
      <Narrow width={360}>
        <CalendarHeatmap {...args} title="窄处可以横向滚动" />
      </Narrow>
    </Stack>
  ),
};

export const Tenants: Story = {
  args: { description: undefined, from: '2026-10-01', to: '2026-11-30' },
  decorators: [tenantsFrame],
};
export const Direction: Story = { ...rightToLeft };
export const LargeText: Story = { ...largeText };
export const ForcedColors: Story = { ...forcedColors };
export const English: Story = { ...inEnglish };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: '学习热力图' });
    const last = within(grid).getByRole('gridcell', { name: '2026年12月31日：没有记录' });
    last.focus();
    await userEvent.keyboard('{PageUp}{ArrowLeft}{ArrowUp}');
    await expect(within(grid).getByRole('gridcell', { name: /^2026年11月22日/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(within(grid).getByRole('gridcell', { name: /^2026年1月1日/ })).toHaveFocus();
  },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '表格' }));
    await expect(canvas.getByRole('table', { name: '学习热力图' })).toHaveTextContent('2026年11月');
  },
};

export const InContext: Story = {
  render: (args) => (
    <Card>
      <CalendarHeatmap {...args} level={2} />
    </Card>
  ),
};
