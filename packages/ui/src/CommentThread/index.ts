export { CommentThread, type CommentThreadProps } from './CommentThread.tsx';
export {
  commentRoles,
  commentSorts,
  commentStates,
  moreStates,
  type CommentRole,
  type CommentSort,
  type CommentState,
  type MoreState,
  type ThreadComment,
  type ThreadReply,
} from './model.ts';
export { composerKeys } from '../compose/keys.ts';
