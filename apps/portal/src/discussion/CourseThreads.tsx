import { useCourseSubject } from './subject.ts';
import { WithWords } from '../i18n/WithWords.tsx';
import { discussionWords } from './catalogue.ts';
import { ThreadPanel } from './ThreadPanel.tsx';
import type { TalkPanelProps } from './types.ts';

interface CourseThreadsProps extends TalkPanelProps {
  about: 'comment' | 'question';
}

/** The comments on a course, or the questions about it with their answers. */
export default function CourseThreads({ courseId, ...rest }: CourseThreadsProps) {
  const subject = useCourseSubject(courseId);
  return (
    <WithWords of={[discussionWords]}>
      <ThreadPanel subject={subject} {...rest} />
    </WithWords>
  );
}
