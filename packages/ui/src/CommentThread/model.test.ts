import { expect, test } from 'vitest';
import { failedIn, repliesLeft, type ThreadComment, type ThreadReply } from './model.ts';

const reply = (id: string, state?: ThreadReply['state']): ThreadReply => ({
  id,
  name: '周一诺',
  text: id,
  time: 0,
  likes: 0,
  liked: false,
  mine: false,
  state,
});
const comment = (
  replies: readonly ThreadReply[],
  replyCount: number,
  state?: ThreadReply['state'],
): ThreadComment => ({
  ...reply('c', state),
  replies,
  replyCount,
});

test('a reply that is being sent does not count as one that has arrived', () => {
  expect(repliesLeft(comment([reply('a'), reply('b', 'sending')], 3))).toBe(2);
  expect(repliesLeft(comment([reply('a'), reply('b', 'deleted')], 2))).toBe(0);
  expect(repliesLeft(comment([reply('a'), reply('b')], 1))).toBe(0);
});

test('finds what was not sent at both levels', () => {
  const comments = [comment([reply('a', 'failed')], 1), comment([], 0, 'failed')];
  expect(failedIn(comments).map(({ id }) => id)).toEqual(['a', 'c']);
});
