export { CommentThread, type CommentThreadProps } from './CommentThread.tsx';
export {
  commentRoles,
  commentSorts,
  commentStates,
  moreStates,
  threadKinds,
  type CommentRole,
  type CommentSort,
  type CommentState,
  type EntryEdits,
  type MoreState,
  type ThreadComment,
  type ThreadKind,
  type ThreadReply,
} from './model.ts';
export { composerKeys, mentionKeys } from '../compose/keys.ts';
export type { Mentioned, MentionPerson, MentionSource } from '../compose/mention.ts';
