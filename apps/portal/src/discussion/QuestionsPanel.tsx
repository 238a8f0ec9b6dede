import { useCoursePlace } from './place.ts';
import { TalkWords } from './TalkWords.tsx';
import { ThreadPanel } from './ThreadPanel.tsx';
import type { TalkPanelProps } from './types.ts';

/** Screens R16 and R28: what people ask about a course, and who knows. */
export default function QuestionsPanel({ courseId, ...rest }: TalkPanelProps) {
  const place = useCoursePlace(courseId);
  return (
    <TalkWords>
      <ThreadPanel about="question" place={place} {...rest} />
    </TalkWords>
  );
}
