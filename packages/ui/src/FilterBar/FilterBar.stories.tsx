import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { forcedColors, largeText, rightToLeft, tenantsFrame } from '../test/stories.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

const tags = [
  '沟通',
  '销售',
  '服务',
  '安全',
  '数据',
  '写作',
  '演讲',
  '谈判',
  '招聘',
  '法务',
  '财务',
  '战略',
  '陈列',
  '收银',
];

const groups = [
  {
    name: 'categoryId',
    label: '分类',
    all: '全部',
    value: '',
    options: [
      { value: '1', label: '通用能力' },
      {
        value: '3',
        label: '专业技能',
        children: [
          { value: '31', label: '门店运营' },
          { value: '32', label: '生产制造' },
        ],
      },
      { value: '4', label: '合规安全' },
    ],
  },
  {
    name: 'jobLevel',
    label: '岗位层级',
    all: '全部',
    value: '2',
    options: [
      { value: '1', label: '基层' },
      { value: '2', label: '中层' },
      { value: '3', label: '高层' },
    ],
  },
  {
    name: 'tagId',
    label: '标签',
    all: '全部',
    value: '14',
    options: tags.map((label, at) => ({ value: String(at + 1), label })),
  },
];

/** A parent that keeps the choices, as a page does in its address. */
function Kept({ groups: given, onFilter, ...rest }: FilterBarProps) {
  const [chosen, setChosen] = useState<Record<string, string>>({});
  return (
    <FilterBar
      {...rest}
      groups={given.map((group) => ({ ...group, value: chosen[group.name] ?? group.value }))}
      onFilter={(name, value) => {
        setChosen((before) => ({ ...before, [name]: value }));
        onFilter(name, value);
      }}
    />
  );
}

const meta = {
  title: 'Forms/FilterBar',
  component: FilterBar,
  args: { label: '筛选课程', more: '展开', less: '收起', groups, onFilter: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = { args: { groups: groups.slice(0, 2) } };

export const States: Story = {
  args: {
    groups: groups.map((group) => ({ ...group, value: group.name === 'categoryId' ? '31' : group.value })),
  },
};

export const Content: Story = {
  args: {
    groups: [
      {
        name: 'categoryId',
        label: '适用的岗位与业务条线',
        all: '全部',
        value: '',
        options: [
          { value: '1', label: '面向区域经理与门店店长的经营管理能力提升' },
          { value: '2', label: 'Pneumonoultramicroscopicsilicovolcanoconiosis' },
          { value: '3', label: '一' },
        ],
      },
    ],
  },
};

export const Tenants: Story = { decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...largeText };
export const ForcedColors: Story = { ...forcedColors };

export const SecondLevel: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a choice with a second level offers it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '专业技能' }));
      await userEvent.click(canvas.getByRole('button', { name: '门店运营' }));
      await expect(args.onFilter).toHaveBeenLastCalledWith('categoryId', '31');
      await expect(canvas.getByRole('button', { name: '门店运营' })).toHaveAttribute('aria-pressed', 'true');
    });
    await step('pressed again, it is taken back to its parent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '门店运营' }));
      await expect(args.onFilter).toHaveBeenLastCalledWith('categoryId', '3');
    });
    await step('a long row keeps the choice in view and opens', async () => {
      await expect(canvas.getByRole('button', { name: '收银' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: '陈列' })).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: '展开' }));
      await expect(canvas.getByRole('button', { name: '陈列' })).toBeVisible();
    });
  },
};

export const InContext: Story = {};
