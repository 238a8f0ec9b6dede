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

test('keeps the words of two notes that are changed at once', async () => {
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

test('keeps the moment of a draft that is written on, and takes another only when asked', async () => {
  const user = userEvent.setup();
  const onValueChange = vi.fn<(value: NoteDraft) => void>();
  render(page({ value: { text: '记', position: 12 }, onValueChange, takeTime: () => 99 }));
  await user.type(screen.getByRole('textbox', { name: '写笔记' }), '住');
  expect(onValueChange).toHaveBeenLastCalledWith({ text: '记住', position: 12 });
  await user.click(screen.getByRole('button', { name: '改为当前时间' }));
  expect(onValueChange).toHaveBeenLastCalledWith({ text: '记', position: 99 });
});

test('says that a note was not saved, and asks again', async () => {
  const user = userEvent.setup();
  const onRetry = vi.fn<(id: string) => void>();
  const { rerender } = render(page({ notes: [note('1', { state: 'saving' })], onRetry }));
  rerender(page({ notes: [note('1', { state: 'failed' })], onRetry }));
  expect(screen.getByRole('alert').textContent?.trim()).toBe('笔记没有保存：笔记 1');
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledWith('1');
});
