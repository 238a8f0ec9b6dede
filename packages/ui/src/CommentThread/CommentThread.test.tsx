import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import '@stoa/theme/styles.css';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { cleanup, render, screen, waitFor } from '../test/render.tsx';
import { CommentThread, type CommentThreadProps } from './CommentThread.tsx';
import type { MentionSource } from '../compose/mention.ts';
import type { ThreadComment } from './model.ts';

afterEach(cleanup);

const alert = () => screen.getByRole('alert').textContent?.trim();
const nothing = () => undefined;
const comment = (id: string, change: Partial<ThreadComment> = {}): ThreadComment => ({
  id,
  name: '林小满',
  text: `评论 ${id}`,
  time: 0,
  likes: 0,
  liked: false,
  mine: true,
  replies: [],
  replyCount: 0,
  ...change,
});
const page = (change: Partial<CommentThreadProps>) => (
  <>
    <CommentThread
      comments={[]}
      total={0}
      now={0}
      value=""
      onValueChange={nothing}
      onPost={nothing}
      onReply={nothing}
      onLike={nothing}
      onDelete={nothing}
      onRetry={nothing}
      {...change}
    />
    <LiveRegion />
  </>
);

const more = () => screen.getByRole('button', { name: '林小满 的评论：更多操作' });
const changing = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '修改评论' });

test('says once that a comment was not sent, and not those that had failed before', () => {
  const { rerender } = render(page({ comments: [comment('1', { state: 'failed' })] }));
  expect(alert()).toBe('');
  rerender(page({ comments: [comment('1', { state: 'failed' }), comment('2', { state: 'sending' })] }));
  rerender(page({ comments: [comment('1', { state: 'failed' }), comment('2', { state: 'failed' })] }));
  expect(alert()).toBe('评论没有发出去：评论 2');
});

test('keeps the focus in the thread when “load more” has loaded all', async () => {
  const user = userEvent.setup();
  const { rerender } = render(page({ comments: [comment('1')], more: 'some', onMore: nothing }));
  await user.click(screen.getByRole('button', { name: '加载更多评论' }));
  rerender(page({ comments: [comment('1'), comment('2')], more: 'none' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: '评论' })));
});

test('offers no field if commenting is off, and still lets the person delete', () => {
  render(page({ comments: [comment('1')], closed: true }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /回复/ })).toBeNull();
  expect(more()).toBeDefined();
});

test('a reply that an earlier visit left unfinished is in the field where it was begun, without taking the focus', async () => {
  const user = userEvent.setup();
  render(page({ comments: [comment('1')], replies: new Map([['1', '还没写完']]) }));
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('button', { name: '回复 林小满 有草稿' }));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '回复 林小满' });
  expect(field.value).toBe('还没写完');
});

test('posts nothing while a picture is being uploaded', async () => {
  const user = userEvent.setup();
  const onPost = vi.fn<(text: string) => void>();
  const { rerender } = render(page({ value: '看图', onPost, busy: true }));
  await user.type(screen.getByRole('textbox', { name: '写评论' }), '{Control>}{Enter}{/Control}');
  expect(onPost).not.toHaveBeenCalled();
  rerender(page({ value: '看图', onPost }));
  await user.click(screen.getByRole('button', { name: '发表' }));
  expect(onPost).toHaveBeenCalledWith('看图');
});

test('offers to accept an answer only if the person may, and shows the accepted one', async () => {
  const user = userEvent.setup();
  const onAdopt = vi.fn<(id: string) => void>();
  const replies = [
    comment('2', { name: '苏映雪', role: 'LECTURER', mine: false, adopted: true }),
    comment('3', { name: '周一诺', mine: false, adoptable: true }),
  ];
  render(page({ about: 'question', comments: [comment('1', { replies, replyCount: 2 })], onAdopt }));
  expect(screen.queryByRole('button', { name: '采纳 苏映雪 的回答' })).toBeNull();
  expect(screen.getByText('已采纳')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '采纳 周一诺 的回答' }));
  expect(onAdopt).toHaveBeenCalledWith('3');
});

test('opens the field for a change in the place of the text, keeps what is typed, and gives the focus back', async () => {
  const user = userEvent.setup();
  const onSave = vi.fn<(id: string, text: string) => void>();
  function Kept() {
    const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
    const onDraft = (id: string, text: string | undefined) =>
      setDrafts(text === undefined ? new Map() : new Map([[id, text]]));
    return page({ comments: [comment('1', { editable: true })], edits: { drafts, onDraft, onSave } });
  }
  render(<Kept />);
  await user.click(more());
  await user.click(await screen.findByRole('menuitem', { name: '编辑' }));
  await waitFor(() => expect(document.activeElement).toBe(changing()));
  expect(changing().value).toBe('评论 1');
  expect(screen.queryByText('评论 1', { selector: 'p' })).toBeNull();
  await user.type(changing(), '，改过{Control>}{Enter}{/Control}');
  expect(onSave).toHaveBeenCalledWith('1', '评论 1，改过');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(more()));
  expect(screen.getByText('评论 1', { selector: 'p' })).toBeDefined();
});

test('a change that comes too late can be read and not saved, and says why', () => {
  const edits = { drafts: new Map([['1', '改了一半']]), onDraft: nothing, onSave: nothing };
  render(page({ comments: [comment('1')], edits }));
  expect(changing().value).toBe('改了一半');
  expect(screen.getByText('已过可编辑的时间，文字可以复制下来。')).toBeDefined();
  expect(screen.getByRole('button', { name: '保存' }).matches(':disabled')).toBe(true);
});

test('says that a post was changed, and when', () => {
  render(page({ comments: [comment('1', { edited: 0 }), comment('2')] }));
  expect(screen.getAllByText('已编辑')).toHaveLength(1);
});

test('a question that is too short says how long it must be, and cannot be posted', async () => {
  const user = userEvent.setup();
  const onPost = vi.fn<(text: string) => void>();
  const asked = (value: string) => page({ about: 'question', value, onPost, shortest: 5 });
  const { rerender } = render(asked('这个'));
  expect(screen.getByText('至少写 5 个字')).toBeDefined();
  await user.type(screen.getByRole('textbox'), '{Control>}{Enter}{/Control}');
  expect(onPost).not.toHaveBeenCalled();
  rerender(asked('这个怎么用'));
  expect(screen.queryByText('至少写 5 个字')).toBeNull();
  await user.click(screen.getByRole('button', { name: '提问' }));
  expect(onPost).toHaveBeenCalledWith('这个怎么用');
});

test('counts the seconds until the next post instead of refusing it', () => {
  const { rerender } = render(page({ value: '还有一句', pause: 4 }));
  expect(screen.getByRole('button', { name: '发表（4 秒）' }).matches(':disabled')).toBe(true);
  rerender(page({ value: '还有一句' }));
  expect(screen.getByRole('button', { name: '发表' }).matches(':disabled')).toBe(false);
});

const zhou = { id: '2', name: '周以衡', description: '店长' };
const su = { id: '3', name: '苏映雪' };

function Writing({
  find,
  onMention,
}: {
  find: MentionSource['find'];
  onMention: MentionSource['onMention'];
}) {
  const [value, setValue] = useState('');
  return page({ value, onValueChange: setValue, people: { find, onMention } });
}

test('offers colleagues after an @, by keyboard, and puts the chosen name into the text', async () => {
  const user = userEvent.setup();
  const onMention = vi.fn<MentionSource['onMention']>();
  const find = vi.fn<MentionSource['find']>(() => Promise.resolve([zhou, su]));
  render(<Writing find={find} onMention={onMention} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '写评论' });
  await user.type(field, '谢谢@');
  const list = await screen.findByRole('listbox', { name: '要提到的同事' });
  expect(find).toHaveBeenLastCalledWith('');
  expect(field.getAttribute('aria-controls')).toBe(list.id);
  const activeName = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(activeName()).toBe('周以衡店长');
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(activeName()).toBe('苏映雪'));
  await user.keyboard('{Enter}');
  expect(field.value).toBe('谢谢@苏映雪 ');
  expect(onMention).toHaveBeenCalledWith(su);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(field.hasAttribute('aria-activedescendant')).toBe(false);
  expect(document.activeElement).toBe(field);
  await user.type(field, '收到');
  expect(field.value).toBe('谢谢@苏映雪 收到');
});

test('Escape closes the list of colleagues and keeps the letters', async () => {
  const user = userEvent.setup();
  render(<Writing find={() => Promise.resolve([zhou])} onMention={nothing} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '写评论' });
  await user.type(field, '@周');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(field.value).toBe('@周');
});

test('shows whom a text mentions, with a link where the person has a page', () => {
  const mentions = [{ name: '苏映雪', href: '/lecturer/3' }, { name: '周以衡' }];
  render(page({ comments: [comment('1', { text: '@苏映雪 @周以衡 看这里', mentions })] }));
  expect(screen.getByRole('link', { name: '@苏映雪' }).getAttribute('href')).toBe('/lecturer/3');
  expect(screen.getByText('@周以衡')).toBeDefined();
  expect(screen.queryByRole('link', { name: '@周以衡' })).toBeNull();
});

test('gives the focus back to the button of the menu when a deletion is cancelled', async () => {
  const user = userEvent.setup();
  render(page({ comments: [comment('1')] }));
  await user.click(more());
  await user.click(await screen.findByRole('menuitem', { name: '删除' }));
  await user.click(await screen.findByRole('button', { name: '不删除' }));
  await waitFor(() => expect(document.activeElement).toBe(more()));
});
