import { cleanup, fireEvent, render, screen, within, waitFor } from '../test/render.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { ChapterOutline, type OutlineItem } from './ChapterOutline.tsx';
import { chapters } from './fixtures.ts';

afterEach(cleanup);
const chapter = (name: RegExp) => {
  const details = screen.getByText(name).closest('details');
  if (details === null) throw new Error('no such chapter');
  return details;
};

const words = (title: RegExp) => screen.getByText(title).closest('li')?.textContent;

test('opens at the current item and marks it', () => {
  render(<ChapterOutline chapters={chapters} currentItemId={21} hrefOf={({ itemId }) => `#${itemId}`} />);
  expect(chapter(/第 2 章/).open).toBe(true);
  expect(chapter(/第 1 章/).open).toBe(false);
  expect(screen.getByRole('link', { name: '2.1 一对一沟通怎么谈' }).getAttribute('aria-current')).toBe(
    'true',
  );
});

test('says done, trial, optional and the reason of a lock in words', () => {
  render(<ChapterOutline chapters={chapters} initiallyOpen="all" />);
  expect(words(/1\.1/)).toContain('已完成');
  expect(words(/2\.2/)).toContain('试看');
  expect(words(/2\.3/)).toContain('选学');
  expect(words(/章节测试/)).toContain('完成上一节后解锁');
  expect(words(/3\.1/)).toContain('获得学习权限后解锁');
});

test('tells the page which item was chosen, locked ones too', () => {
  const onItem = vi.fn<(item: OutlineItem) => void>();
  render(<ChapterOutline chapters={chapters} initiallyOpen="all" onItem={onItem} />);
  fireEvent.click(screen.getByRole('button', { name: '章节测试' }));
  expect(onItem).toHaveBeenCalledWith(expect.objectContaining({ itemId: 24, lockedReason: 'ORDER' }));
});

test('opens and closes all chapters at once', async () => {
  render(<ChapterOutline chapters={chapters} expandAll />);
  fireEvent.click(screen.getByRole('button', { name: '全部展开' }));
  await waitFor(() => expect(document.querySelectorAll('details[open]')).toHaveLength(3));
  fireEvent.click(screen.getByRole('button', { name: '全部收起' }));
  await waitFor(() => expect(document.querySelectorAll('details[open]')).toHaveLength(0));
  expect(within(chapter(/第 1 章/)).getByText('已完成 2 / 2')).toBeDefined();
});
