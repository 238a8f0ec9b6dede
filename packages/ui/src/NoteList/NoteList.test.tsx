import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import '@stoa/theme/styles.css';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { cleanup, render, screen } from '../test/render.tsx';
import type { Note, NoteDraft } from './model.ts';
import { NoteList, type NoteListProps } from './NoteList.tsx';

afterEach(cleanup);

const nothing = () => undefined;
const note = (id: string, change: Partial<Note> = {}): Note => ({
  id,
  text: `笔记 ${id}`,
  time: 0,
  ...change,
});
const page = (change: Partial<NoteListProps>) => (
  <>
    <NoteList
      notes={[]}
      lessons={[]}
      now={0}
      value={{ text: '' }}
      onValueChange={nothing}
      onAdd={nothing}
      onEdit={nothing}
      onDelete={nothing}
      onRetry={nothing}
      {...change}
    />
    <LiveRegion />
  </>
);

test('keeps the texts of two notes that are changed at once', async () => {
  const user = userEvent.setup();
  render(page({ notes: [note('1'), note('2')] }));
  await user.click(screen.getByRole('button', { name: '编辑笔记：笔记 1' }));
  await user.keyboard('改过');
  await user.click(screen.getByRole('button', { name: '编辑笔记：笔记 2' }));
  const fields = screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: '编辑笔记' });
  expect(fields.map(({ value }) => value)).toEqual(['笔记 1改过', '笔记 2']);
});

test('does not save what was not changed', async () => {
  const user = userEvent.setup();
  const onEdit = vi.fn<(id: string, text: string) => void>();
  render(page({ notes: [note('1')], onEdit }));
  await user.click(screen.getByRole('button', { name: '编辑笔记：笔记 1' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onEdit).not.toHaveBeenCalled();
  expect(screen.getByText('笔记 1')).toBeDefined();
});

test('keeps the position of a draft that is being written, and takes another only when asked', async () => {
  const user = userEvent.setup();
  const onValueChange = vi.fn<(value: NoteDraft) => void>();
  render(page({ value: { text: '记', position: 12 }, onValueChange, takeTime: () => 99 }));
  await user.type(screen.getByRole('textbox', { name: '写笔记' }), '住');
  expect(onValueChange).toHaveBeenLastCalledWith({ text: '记住', position: 12 });
  await user.click(screen.getByRole('button', { name: '改为当前时间' }));
  expect(onValueChange).toHaveBeenLastCalledWith({ text: '记', position: 99 });
});

test('says that a note was not saved, and can try again', async () => {
  const user = userEvent.setup();
  const onRetry = vi.fn<(id: string) => void>();
  const { rerender } = render(page({ notes: [note('1', { state: 'saving' })], onRetry }));
  rerender(page({ notes: [note('1', { state: 'failed' })], onRetry }));
  expect(screen.getByRole('alert').textContent?.trim()).toBe('笔记没有保存：笔记 1');
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledWith('1');
});

test('deletes several at once, after a question, and never what somebody else wrote', async () => {
  const user = userEvent.setup();
  const onDeleteMany = vi.fn<(ids: readonly string[]) => void>();
  render(page({ notes: [note('1'), note('2'), note('3', { author: '周一诺' })], onDeleteMany }));
  await user.click(screen.getByRole('button', { name: '批量删除' }));
  await user.click(screen.getByRole('checkbox', { name: '全选' }));
  await user.click(screen.getByRole('button', { name: '删除所选（2）' }));
  expect(onDeleteMany).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '删除' }));
  expect(onDeleteMany).toHaveBeenCalledWith(['1', '2']);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a change that an earlier visit left open is shown, and does not take the focus', () => {
  render(page({ notes: [note('1')], edits: new Map([['1', '改了一半']]) }));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '编辑笔记' });
  expect(field.value).toBe('改了一半');
  expect(document.activeElement).toBe(document.body);
});

test('publishes a note, and shows notes of others without anything to change', async () => {
  const user = userEvent.setup();
  const onPublish = vi.fn<(id: string, isPublic: boolean) => void>();
  render(page({ notes: [note('1'), note('2', { author: '周一诺', isPublic: true })], onPublish }));
  await user.click(screen.getByRole('button', { name: '公开笔记：笔记 1' }));
  expect(onPublish).toHaveBeenCalledWith('1', true);
  expect(screen.queryByRole('button', { name: '编辑笔记：笔记 2' })).toBeNull();
});

test('a bookmark has a second and no text, can get one, and is not made public', async () => {
  const user = userEvent.setup();
  const onEdit = vi.fn<(id: string, text: string) => void>();
  render(page({ notes: [note('1', { text: '', position: 61 })], onEdit, onPublish: nothing }));
  expect(screen.getByText('书签')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^公开/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '编辑笔记：1 分 1 秒 的书签' }));
  await user.keyboard('先听{Control>}{Enter}{/Control}');
  expect(onEdit).toHaveBeenCalledWith('1', '先听');
});
