import { useCoursePlace } from './place.ts';
import { TalkWords } from './TalkWords.tsx';
import { ThreadPanel } from './ThreadPanel.tsx';
import type { TalkPanelProps } from './types.ts';

/** Screens R16 and R28: what people say about a course. */
export default function CommentsPanel({ courseId, ...rest }: TalkPanelProps) {
  const place = useCoursePlace(courseId);
  return (
    <TalkWords>
      <ThreadPanel about="comment" place={place} {...rest} />
    </TalkWords>
  );
}
