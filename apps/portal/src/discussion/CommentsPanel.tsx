import { useCourseSubject } from './subject.ts';
import { WithWords } from '../i18n/WithWords.tsx';
import { discussionWords } from './catalogue.ts';
import { ThreadPanel } from './ThreadPanel.tsx';
import type { TalkPanelProps } from './types.ts';

/** The comments on a course, on its page and on the study page. */
export default function CommentsPanel({ courseId, ...rest }: TalkPanelProps) {
  const subject = useCourseSubject(courseId);
  return (
    <WithWords of={[discussionWords]}>
      <ThreadPanel about="comment" subject={subject} {...rest} />
    </WithWords>
  );
}
