import '@stoa/theme/styles.css';
import { cleanup, fireEvent, render, screen, within } from '../test/render.tsx';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { columns, hrefOf, keyOf, lessons, nameOf, type Lesson } from './fixtures.tsx';
import type { TableSort } from './model.ts';

afterEach(cleanup);

const show = (props: Partial<DataTableProps<Lesson>>) =>
  render(
    <DataTable caption="课程" columns={columns} rows={lessons} rowKey={keyOf} rowName={nameOf} {...props} />,
  );
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('chooses one row or all rows, and keeps what is chosen on other pages', () => {
  const onSelectedChange = vi.fn<(keys: ReadonlySet<string>) => void>();
  show({ selectable: true, defaultSelected: new Set(['99']), onSelectedChange });
  fireEvent.click(box('选择收银规范与防损'));
  expect(onSelectedChange).toHaveBeenLastCalledWith(new Set(['99', '6']));
  expect(box('选择本页全部').indeterminate).toBe(true);
  fireEvent.click(box('选择本页全部'));
  expect(onSelectedChange).toHaveBeenLastCalledWith(new Set(['99', '6', '1', '2', '3', '4', '5']));
  fireEvent.click(box('选择本页全部'));
  expect(onSelectedChange).toHaveBeenLastCalledWith(new Set(['99']));
});

test('a parent that owns the choice is asked and not overruled', () => {
  const onSelectedChange = vi.fn<(keys: ReadonlySet<string>) => void>();
  show({ selectable: true, selected: new Set(), onSelectedChange });
  fireEvent.click(box('选择客诉处理五步法'));
  expect(onSelectedChange).toHaveBeenLastCalledWith(new Set(['3']));
  expect(box('选择客诉处理五步法').checked).toBe(false);
});

const styleOf = (id: string) => {
  const row = document.querySelector(`tr[data-key="${id}"]`);
  if (row === null) throw new Error(`No row ${id}`);
  // Hundreds of rows have no class, because a class takes time to set and to match on each.
  expect(row.getAttribute('class')).toBeNull();
  const { backgroundColor, cursor } = getComputedStyle(row);
  return { backgroundColor, cursor };
};

test('a chosen row is tinted and a row with a link has its pointer, without a class of their own', () => {
  show({
    selectable: true,
    defaultSelected: new Set(['3']),
    rowHref: (row) => (row.id === 1 ? hrefOf(row) : undefined),
  });
  const plain = styleOf('2');
  expect(styleOf('1')).toEqual({ ...plain, cursor: 'pointer' });
  expect(styleOf('3').backgroundColor).not.toBe(plain.backgroundColor);
});

test('a click anywhere in the row follows its link, and one on the check box does not', () => {
  show({ selectable: true, rowHref: hrefOf });
  const followed = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault());
  const link = screen.getByRole('link', { name: '客诉处理五步法' });
  link.addEventListener('click', followed);
  fireEvent.click(screen.getByText('会员服务'), { ctrlKey: true });
  expect(followed).toHaveBeenCalledOnce();
  expect(followed.mock.calls[0]?.[0].ctrlKey).toBe(true);
  fireEvent.click(box('选择客诉处理五步法'));
  expect(followed).toHaveBeenCalledOnce();
});

test('the server’s order stays if the parent owns the sorting, and is announced', () => {
  const byServer = [{ key: 'title', header: '课程', cell: nameOf, sortable: true }];
  function Sorted() {
    const [sort, setSort] = useState<TableSort>({ key: 'title', direction: 'ascending' });
    return (
      <>
        <DataTable
          caption="课程"
          columns={byServer}
          rows={lessons}
          rowKey={keyOf}
          sort={sort}
          onSortChange={setSort}
        />
        <LiveRegion />
      </>
    );
  }
  render(<Sorted />);
  fireEvent.click(screen.getByRole('button', { name: '课程' }));
  expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('descending');
  expect(screen.getAllByRole('rowheader')[0]?.textContent).toBe(lessons[0]?.title);
  expect(screen.getByRole('status').textContent.trim()).toBe('已按课程降序排列');
});

test('sorting renders no row again', () => {
  const cell = vi.fn<(row: Lesson) => string>(({ title }) => title);
  const counted = [{ key: 'title', header: '课程', cell, sortBy: nameOf }];
  render(<DataTable caption="课程" columns={counted} rows={lessons} rowKey={keyOf} />);
  const drawn = cell.mock.calls.length;
  fireEvent.click(screen.getByRole('button', { name: '课程' }));
  expect(cell.mock.calls.length).toBe(drawn);
});

test('an error and an empty table keep the shape of the table, and an error can be retried', () => {
  const onRetry = vi.fn<() => void>();
  const { unmount } = show({ state: 'error', onRetry });
  fireEvent.click(within(screen.getByRole('table')).getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
  unmount();
  show({ rows: [] });
  expect(within(screen.getByRole('table')).getByText('暂时没有内容')).toBeDefined();
});

test('says that it is busy while rows are loading', () => {
  show({ state: 'loading' });
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('收银规范与防损')).toBeNull();
});

test.each(['ltr', 'rtl'] as const)(
  'names keep their own order at the side where the rows of a page %s begin',
  (dir) => {
    render(
      <div dir={dir}>
        <DataTable caption="课程" columns={columns} rows={lessons} rowKey={keyOf} />
      </div>,
    );
    const named = screen.getByRole('rowheader', { name: '客诉处理五步法' });
    const words = document.createRange();
    words.selectNodeContents(named);
    const cell = named.getBoundingClientRect();
    const text = words.getBoundingClientRect();
    const before = dir === 'ltr' ? text.left - cell.left : cell.right - text.right;
    const after = dir === 'ltr' ? cell.right - text.right : text.left - cell.left;
    expect(before).toBeLessThan(after);
    expect(getComputedStyle(named).unicodeBidi).toBe(dir === 'rtl' ? 'plaintext' : 'isolate');
  },
);

test('words of the other direction keep their order, and a word without a place to break is broken', () => {
  const titled = lessons.slice(0, 2).map((lesson, at) => ({
    ...lesson,
    title: at === 0 ? '(٢) السلامة' : 'Donaudampfschifffahrtsgesellschaft'.repeat(6),
  }));
  render(
    <div style={{ inlineSize: 600 }}>
      <DataTable caption="课程" columns={columns} rows={titled} rowKey={keyOf} />
    </div>,
  );
  const [arabic, long] = screen.getAllByRole('rowheader');
  expect(arabic && getComputedStyle(arabic).unicodeBidi).toBe('plaintext');
  expect(long?.getBoundingClientRect().width).toBeLessThan(600);
});

test('a figure keeps its sign before it in a right-to-left page', () => {
  const balance = [{ key: 'credit', header: '学分', numeric: true, cell: ({ credit }: Lesson) => -credit }];
  render(<DataTable caption="课程" columns={balance} rows={lessons} rowKey={keyOf} />);
  expect(screen.getAllByRole('rowheader').map((cell) => cell.firstElementChild?.localName)).toEqual(
    lessons.map(() => 'bdi'),
  );
});

test('the space between Chinese and Latin words is kept', () => {
  const titled = lessons
    .slice(0, 2)
    .map((lesson, at) => ({ ...lesson, title: at === 0 ? '用Excel看日报' : '看日报' }));
  render(<DataTable caption="课程" columns={columns} rows={titled} rowKey={keyOf} />);
  expect(
    screen.getAllByRole('rowheader').map((cell) => getComputedStyle(cell).getPropertyValue('text-autospace')),
  ).toEqual(['normal', 'no-autospace']);
});

test.each([
  [74, ['课程', '类别', '讲师', '人数', '评分']],
  [71, ['课程', '类别', '讲师', '人数']],
  [63, ['课程', '类别', '讲师']],
  [47, ['课程', '类别']],
  [31, ['课程']],
])('a table that is %i rem wide shows the columns that have room', (width, headings) => {
  const wide = [
    { key: 'title', header: '课程', cell: nameOf },
    { key: 'kind', header: '类别', cell: nameOf, hideBelow: 'sm' as const },
    { key: 'teacher', header: '讲师', cell: nameOf, hideBelow: 'md' as const },
    { key: 'learners', header: '人数', cell: nameOf, hideBelow: 'lg' as const },
    { key: 'score', header: '评分', cell: nameOf, hideBelow: 'xl' as const },
  ];
  render(
    <div style={{ inlineSize: `${width}rem` }}>
      <DataTable caption="课程" columns={wide} rows={lessons} rowKey={keyOf} />
    </div>,
  );
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(headings);
});
