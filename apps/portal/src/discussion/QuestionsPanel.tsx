import { useCourseSubject } from './subject.ts';
import { WithWords } from '../i18n/WithWords.tsx';
import { discussionWords } from './catalogue.ts';
import { ThreadPanel } from './ThreadPanel.tsx';
import type { TalkPanelProps } from './types.ts';

/** The questions about a course, and their answers. */
export default function QuestionsPanel({ courseId, ...rest }: TalkPanelProps) {
  const subject = useCourseSubject(courseId);
  return (
    <WithWords of={[discussionWords]}>
      <ThreadPanel about="question" subject={subject} {...rest} />
    </WithWords>
  );
}
