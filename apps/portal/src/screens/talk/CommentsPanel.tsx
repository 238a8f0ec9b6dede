import { TalkWords } from './TalkWords.tsx';
import { ThreadPanel } from './ThreadPanel.tsx';
import type { TalkPanelProps } from './types.ts';

/** Screens R16 and R28: what people say about a course. */
export default function CommentsPanel(props: TalkPanelProps) {
  return (
    <TalkWords>
      <ThreadPanel about="comment" {...props} />
    </TalkWords>
  );
}
