import { useEffect, useRef } from 'react';
import type { TalkSubject } from './subject.ts';
import { WithWords } from '../i18n/WithWords.tsx';
import { discussionWords } from './catalogue.ts';
import { ThreadPanel } from './ThreadPanel.tsx';

export interface PersonQuestionsProps {
  subject: TalkSubject;
  /** Grows each time the person wants to ask; the field then gets the focus. */
  asked: number;
}

function Questions({ subject, asked }: PersonQuestionsProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked > 0) root.current?.querySelector('textarea')?.focus();
  }, [asked]);
  return (
    <div ref={root}>
      <ThreadPanel about="question" subject={subject} />
    </div>
  );
}

/** The questions to a teacher, lecturer or mentor. */
export default function PersonQuestions(props: PersonQuestionsProps) {
  return (
    <WithWords of={[discussionWords]}>
      <Questions {...props} />
    </WithWords>
  );
}
