import { changed } from '../common/listAddress/changed.ts';

/** The post that an address is about. */
export interface WantedPost {
  /** The comment or question. */
  readonly threadId: number;
  /** The id of a reply in it; without one, the thread itself is meant. */
  readonly postId?: number | undefined;
}

const idIn = (query: URLSearchParams, name: string): number | undefined => {
  const value = query.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
};

/** The post that a link of a notification names. */
export function wantedIn(search: string): WantedPost | undefined {
  const query = new URLSearchParams(search);
  const threadId = idIn(query, 'threadId');
  return threadId === undefined ? undefined : { threadId, postId: idIn(query, 'postId') };
}

/** An address without the post, which is no longer wanted when the person opens another tab. */
export const withoutPost = (search: string): string => changed(changed(search, 'threadId', ''), 'postId', '');
