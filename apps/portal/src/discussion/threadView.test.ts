import type { Thread } from '@stoa/api/contract/interact';
import { TargetKind, ThreadKind } from '@stoa/domain';
import { expect, it } from 'vitest';
import { editField, newField, replyField, type Outgoing } from './desk.ts';
import { editDrafts, likedAs, replyDrafts, threadViews, type ThreadFacts } from './threadView.ts';

const author = { userId: 2, id: 2, realName: '周一诺', avatar: '' };
const thread = (threadId: number, change: Partial<Thread> = {}): Thread => ({
  threadId,
  threadKind: ThreadKind.Question,
  target: { kind: TargetKind.Course, id: 1 },
  author,
  content: `内容 ${threadId}`,
  images: [],
  likeNum: 0,
  liked: false,
  replyNum: 0,
  parentId: 0,
  state: 1,
  createTime: threadId,
  mine: false,
  canDelete: false,
  ...change,
});
const outgoing = (id: string, field: string, time = 0): Outgoing => ({
  id,
  field,
  time,
  text: `写的 ${id}`,
  pictures: [],
});
const facts = (change: Partial<ThreadFacts> = {}): ThreadFacts => ({
  replies: new Map(),
  likes: new Map(),
  outgoing: [],
  isSending: () => false,
  hrefOf: ({ id }) => (id === undefined ? undefined : `/person/${id}`),
  ...change,
});

it('new entries are at the top, newest first, and show whether they are being sent', () => {
  const views = threadViews(
    [thread(1)],
    facts({
      outgoing: [outgoing('a', newField, 1), outgoing('b', newField, 2)],
      isSending: (id) => id === 'b',
    }),
  );
  expect(views.map(({ id, state }) => [id, state])).toEqual([
    ['b', 'sending'],
    ['a', 'failed'],
    ['1', 'sent'],
  ]);
});

it('a reply that is being sent is below what it answers, even if that is a reply itself', () => {
  const replies = new Map([[1, { list: [thread(5, { parentId: 1 })], state: 'some' as const }]]);
  const views = threadViews(
    [thread(1, { replyNum: 1 }), thread(2)],
    facts({ replies, outgoing: [outgoing('a', replyField('1')), outgoing('b', replyField('5'))] }),
  );
  expect(views.map((view) => view.replies.map(({ id }) => id))).toEqual([['5', 'a', 'b'], []]);
  expect(views[0]?.replyCount).toBe(1);
});

it('shows the badge of a lecturer, the answer that helped and what may be accepted', () => {
  const [view] = threadViews(
    [thread(1, { lecturer: true, adopted: true, canAdopt: true, score: 4, position: 12 })],
    facts(),
  );
  expect(view).toMatchObject({ role: 'LECTURER', adopted: true, adoptable: true, score: 4, position: 12 });
});

it('a new like counts once, and removing one never leads to a negative number', () => {
  const [view] = threadViews(
    [thread(1, { likeNum: 3 })],
    facts({ likes: new Map([[1, { liked: true, likes: 4 }]]) }),
  );
  expect(view).toMatchObject({ liked: true, likes: 4 });
  expect(likedAs({ liked: true, likes: 4 }, true)).toEqual({ liked: true, likes: 4 });
  expect(likedAs({ liked: true, likes: 0 }, false)).toEqual({ liked: false, likes: 0 });
});

it('finds begun replies by what they answer', () => {
  expect(replyDrafts({ new: { text: 'a' }, 'to:7': { text: 'b' }, 'note:7': { text: 'c' } })).toEqual(
    new Map([['7', 'b']]),
  );
});

it('shows the new text of a change that is being sent, and who may change what', () => {
  const views = threadViews(
    [thread(1, { mine: true, editableUntil: 5 }), thread(2, { mine: true, editedTime: 3 })],
    facts({ outgoing: [outgoing('a', editField('1'))], isSending: () => true }),
  );
  expect(views).toMatchObject([
    { id: '1', text: '写的 a', state: 'sending', editable: true },
    { id: '2', text: '内容 2', state: 'sent', editable: false, edited: 3 },
  ]);
  expect(editDrafts({ 'edit:7': { text: 'b' }, 'to:7': { text: 'c' } })).toEqual(new Map([['7', 'b']]));
});

it('leads from a mention to the page of the person who has one', () => {
  const mentions = [
    { userId: 3, name: '苏映雪', target: { kind: TargetKind.Lecturer, id: 811 } },
    { userId: 2, name: '周以衡' },
  ];
  const [view] = threadViews([thread(1, { mentions })], facts());
  expect(view?.mentions).toEqual([
    { name: '苏映雪', href: '/person/811' },
    { name: '周以衡', href: undefined },
  ]);
});
