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
export { composerKeys } from '../compose/keys.ts';
