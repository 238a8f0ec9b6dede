import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { forcedColors, largeText, rightToLeft, tenantsFrame } from '../test/stories.tsx';
import { FilterMenus } from './FilterMenus.tsx';

const groups = [
  {
    name: 'categoryId',
    label: '分类',
    all: '全部',
    value: '',
    options: [
      { value: '1', label: '通用能力', count: 12 },
      {
        value: '3',
        label: '专业技能',
        count: 9,
        children: [
          { value: '31', label: '门店运营', count: 6 },
          { value: '32', label: '生产制造', count: 0 },
        ],
      },
    ],
  },
  {
    name: 'jobLevel',
    label: '岗位层级',
    all: '全部',
    value: '2',
    options: [
      { value: '1', label: '基层', count: 20 },
      { value: '2', label: '中层', count: 8 },
    ],
  },
];

const meta = {
  title: 'Forms/FilterMenus',
  component: FilterMenus,
  args: { label: '筛选课程', groups, onFilter: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterMenus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The filters of a list with nothing chosen, with one filter, and with a value of the second level. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {['', '3', '31'].map((value) => (
        <FilterMenus
          key={value}
          {...args}
          label={`筛选课程 ${value}`}
          groups={groups.map((group) => ({ ...group, value: group.name === 'categoryId' ? value : '' }))}
        />
      ))}
    </div>
  ),
};

export const States: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a menu lists its options with what each leaves', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '分类' }));
      await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: /专业技能\s*9/ })).toBeVisible());
      await expect(canvas.getByRole('menuitemradio', { name: '全部' })).toBeChecked();
    });
    await step('an option that leaves nothing cannot be chosen', async () => {
      await expect(canvas.getByRole('menuitemradio', { name: /生产制造/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
    await step('an option of the second level is a choice like another', async () => {
      await userEvent.click(canvas.getByRole('menuitemradio', { name: /门店运营/ }));
      await expect(args.onFilter).toHaveBeenLastCalledWith('categoryId', '31');
    });
    await step('the button of a filter in use says its value', async () => {
      await expect(canvas.getByRole('button', { name: '岗位层级 中层' })).toBeVisible();
    });
  },
};

export const Content: Story = {
  args: {
    groups: [
      {
        name: 'categoryId',
        label: '适用的岗位与业务条线',
        all: '全部',
        value: '2',
        options: [
          { value: '1', label: '面向区域经理与门店店长的经营管理能力提升', count: 12_345 },
          { value: '2', label: 'Pneumonoultramicroscopicsilicovolcanoconiosis' },
        ],
      },
      { name: 'one', label: '一', all: '全部', value: '', options: [{ value: '1', label: '一', count: 0 }] },
    ],
  },
};

export const Tenants: Story = { decorators: [tenantsFrame] };
export const Direction: Story = { ...rightToLeft };

export const LargeText: Story = { ...largeText };
export const ForcedColors: Story = { ...forcedColors };

/** Filters above a list that follows each choice and shows how much is left. */
export const InContext: Story = {
  render: function Filtered(args) {
    const [level, setLevel] = useState('');
    const names = { '1': ['新店员第一课', '收银规范与防损'], '2': ['店长领导力'] };
    const left = level === '1' || level === '2' ? names[level] : [...names['1'], ...names['2']];
    return (
      <section aria-label="课程">
        <FilterMenus
          {...args}
          groups={groups.slice(1).map((group) => ({ ...group, value: level }))}
          onFilter={(_, value) => setLevel(value)}
        />
        <output>共 {left.length} 门课程</output>
        <ul>
          {left.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </section>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('共 3 门课程');
    await userEvent.click(canvas.getByRole('button', { name: '岗位层级' }));
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: /中层/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent('共 1 门课程');
  },
};
