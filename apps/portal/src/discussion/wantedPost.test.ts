import { expect, it } from 'vitest';
import { wantedIn, withoutPost } from './wantedPost.ts';

it('reads the thread and the reply of a link, and nothing from an address that only looks like one', () => {
  expect(wantedIn('?tab=qa&threadId=12&postId=15')).toEqual({ threadId: 12, postId: 15 });
  expect(wantedIn('?threadId=12&postId=x')).toEqual({ threadId: 12 });
  for (const search of ['', '?postId=3', '?threadId=0', '?threadId=-1', '?threadId=1e9', '?threadId=']) {
    expect(wantedIn(search)).toBeUndefined();
  }
});

it('an address keeps all its other parameters when its post has been shown', () => {
  expect(withoutPost('?courseId=3&tab=qa&threadId=12&postId=15')).toBe('?courseId=3&tab=qa');
});
