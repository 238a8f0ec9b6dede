import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
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
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { columns, hrefOf, keyOf, lessons, nameOf, type Lesson } from './fixtures.tsx';
import { tableStates } from './types.ts';

const Courses = (props: Partial<DataTableProps<Lesson>>) => (
  <DataTable
    caption="我的课程"
    columns={columns}
    rows={lessons}
    rowKey={keyOf}
    rowName={nameOf}
    rowHref={hrefOf}
    {...props}
  />
);

const meta = {
  title: 'Data/DataTable',
  component: Courses,
  args: { layoutToggle: true, selectable: true, defaultSort: { key: 'credit', direction: 'descending' } },
} satisfies Meta<typeof Courses>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack gap={8}>
      <Courses {...args} defaultSelected={new Set(['1', '4'])} />
      <Courses {...args} defaultLayout="card" defaultSelected={new Set(['1', '4'])} />
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Stack gap={8}>
      {tableStates.map((state) => (
        <Courses
          key={state}
          caption={state}
          state={state}
          skeletonRows={3}
          rows={lessons.slice(0, 3)}
          onRetry={fn()}
        />
      ))}
      <Courses rows={[]} />
    </Stack>
  ),
};

export const Content: Story = {
  args: {
    rows: [texts.long, texts.unbreakable, texts.one].map((title, id) => ({
      id,
      title,
      category: title,
      level: title,
      duration: id * 400_000,
      credit: 0,
      learners: 10 ** (id * 5),
      percent: 0,
    })),
  },
};

export const Tenants: Story = { ...Variants, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };
export const English: Story = { ...Variants, ...inEnglish };

const titles = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

export const Sorting: Story = {
  args: { onSortChange: fn(), defaultSort: undefined },
  play: async ({ args, canvas, userEvent, step }) => {
    const table = canvas.getByRole('table', { name: '我的课程' });
    await step('a header orders the rows and says which way', async () => {
      await userEvent.click(within(table).getByRole('button', { name: '学分' }));
      await expect(within(table).getByRole('columnheader', { name: '学分' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await expect(titles(table)[0]).toBe('收银规范与防损');
      await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'credit', direction: 'ascending' });
    });
    await step('pressed again it turns round, by keyboard too', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(titles(table)[0]).toBe('店长领导力：带好一支十人小队');
    });
    await step('what has no value comes last both ways', async () => {
      const progress = within(table).getByRole('button', { name: '进度' });
      await userEvent.click(progress);
      await expect(titles(table)[0]).toBe('数据分析思维：三步看懂门店日报');
      await userEvent.click(progress);
      await expect(titles(table).at(-1)).toBe('收银规范与防损');
    });
  },
};

export const KeepsChoiceAndOrderAcrossLayouts: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择客诉处理五步法' }));
    await userEvent.click(canvas.getByRole('radio', { name: '卡片' }));
    await step('the same is chosen, in the same order', async () => {
      await expect(canvas.getByRole('checkbox', { name: '选择客诉处理五步法' })).toBeChecked();
      await expect(canvas.getByText('已选 1 项')).toBeVisible();
      await expect(canvas.getAllByRole('link')[0]).toHaveTextContent('店长领导力');
    });
    await step('cards can be ordered without headers', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: '排序' }), '学分升序');
      await expect(canvas.getAllByRole('link')[0]).toHaveTextContent('收银规范与防损');
    });
  },
};

export const InASidePanel: Story = {
  args: { selectable: false },
  decorators: [
    (Story) => (
      <Narrow width={360}>
        <Story />
      </Narrow>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: '分类' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: '进度' })).toBeVisible();
  },
};

function Page(args: Partial<DataTableProps<Lesson>>) {
  const [page, setPage] = useState(1);
  return (
    <Stack gap={5}>
      <Heading level={1} size={24}>
        我的课程
      </Heading>
      <Courses
        {...args}
        defaultSelected={new Set(['2'])}
        toolbar={
          <Button variant="outline" size="sm" iconStart={<Icon glyph={Trash2} />}>
            移出列表
          </Button>
        }
      />
      <Pagination value={page} pageCount={9} onValueChange={setPage} />
    </Stack>
  );
}

export const InContext: Story = { render: (args) => <Page {...args} /> };
