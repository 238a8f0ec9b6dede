import type { Sample } from '../test/minimalProps.tsx';
import { CommentThread } from './CommentThread.tsx';

const nothing = () => undefined;

export default {
  render: (root) => (
    <CommentThread
      {...root}
      comments={[
        {
          id: '1',
          name: '周一诺',
          text: '很有用',
          time: Date.UTC(2026, 10, 20),
          likes: 3,
          liked: false,
          mine: false,
          replies: [],
          replyCount: 0,
        },
      ]}
      total={1}
      now={Date.UTC(2026, 10, 21)}
      value=""
      onValueChange={nothing}
      onPost={nothing}
      onReply={nothing}
      onLike={nothing}
      onDelete={nothing}
      onRetry={nothing}
    />
  ),
} satisfies Sample;
