import { useEffect, useRef } from 'react';
import type { TalkPlace } from './place.ts';
import { WithWords } from '../i18n/WithWords.tsx';
import { discussionWords } from './catalogue.ts';
import { ThreadPanel } from './ThreadPanel.tsx';

export interface PersonQuestionsProps {
  place: TalkPlace;
  /** Grows with each wish to ask; the field then takes the focus. */
  asked: number;
}

function Questions({ place, asked }: PersonQuestionsProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked > 0) root.current?.querySelector('textarea')?.focus();
  }, [asked]);
  return (
    <div ref={root}>
      <ThreadPanel about="question" place={place} />
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
