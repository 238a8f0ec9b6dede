import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect } from 'storybook/test';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  rightToLeft,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { SheetViewer } from './SheetViewer.tsx';
import type { Sheet } from './model.ts';

const stores = ['人民路店', '滨江店', '中央公园店', '大学城店', '机场二号航站楼店'];
const months = ['一月', '二月', '三月', '四月', '五月', '六月', '七月', '八月'];
const sales: Sheet = {
  name: '销售额',
  rows: [
    ['门店', '店长', ...months],
    ...Array.from({ length: 40 }, (_, row) => [
      `${stores[row % stores.length] ?? ''} ${row + 1}`,
      ['林小满', '周远', '陈可'][row % 3] ?? '',
      ...months.map((_month, i) => (12_000 + row * 317 + i * 1_290).toLocaleString('en')),
    ]),
  ],
};
const checks: Sheet = {
  name: '检查项',
  rows: [
    ['项目', '要求', '结果'],
    ['冷柜', '每两小时记录一次温度，0–4 ℃', '合格'],
    ['陈列', texts.long, '整改'],
  ],
};

const meta = {
  title: 'Media/SheetViewer',
  component: SheetViewer,
  args: { title: '门店月报', sheets: [sales, checks] },
} satisfies Meta<typeof SheetViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <SheetViewer title="两张表" sheets={[checks, { name: '空表', rows: [] }]} />
      <SheetViewer title="一张表" sheets={[checks]} />
    </div>
  ),
};

/** With the second sheet open, and with an empty sheet. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <SheetViewer title="第二张" sheets={[sales, checks]} defaultValue={1} />
      <SheetViewer title="空" sheets={[{ name: '空表', rows: [] }]} />
    </div>
  ),
};

export const Content: Story = {
  render: () => (
    <Narrow width={320}>
      <SheetViewer
        title="窄"
        sheets={[
          {
            name: '长',
            rows: [[texts.long, texts.unbreakable], [texts.one, '', texts.one], [texts.unbreakable]],
          },
        ]}
      />
    </Narrow>
  ),
};

export const Tenants: Story = {
  render: function Numbered() {
    return <SheetViewer title={`月报 ${useId()}`} sheets={[checks]} />;
  },
  decorators: [tenantsFrame],
};
export const Direction: Story = { ...rightToLeft };
export const LargeText: Story = { ...largeText };
export const ForcedColors: Story = { ...forcedColors };
export const English: Story = { ...inEnglish };

export const Find: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('says how many places there are, and Enter goes to the next', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: '在表中查找' }), '周远');
      await expect(canvas.getByText('第 1 处，共 13 处')).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('第 2 处，共 13 处')).toBeVisible();
    });
    await step('another sheet is searched when it is opened', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: '检查项' }));
      await expect(canvas.getByText('没有找到')).toBeVisible();
    });
  },
};

export const InContext: Story = {
  decorators: [
    (Story) => (
      <article>
        <h2>附件：门店月报</h2>
        {Story()}
      </article>
    ),
  ],
};
