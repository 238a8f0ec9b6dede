import type { StudyStart } from '@stoa/api/contract/study';
import { reachOf } from '@stoa/pages/study';
import { Transcript } from '@stoa/ui/Transcript';
import { useState } from 'react';
import { discussionWords } from '../../../../discussion/catalogue.ts';
import { useLanguage } from '../../../../i18n/Language.tsx';
import { WithWords } from '../../../../i18n/WithWords.tsx';
import type { Study } from '../../study.ts';

/** How often the current position is read, in milliseconds. */
const everyMs = 250;

const ticking = (onTick: () => void) => {
  const timer = setInterval(onTick, everyMs);
  return () => clearInterval(timer);
};

interface TranscriptPanelProps {
  lesson: StudyStart;
  study: Study;
}

/** The spoken text of a film or recording, in the language of the page if it exists. */
export default function TranscriptPanel({ lesson, study }: TranscriptPanelProps) {
  const { locale } = useLanguage();
  const [wanted, setWanted] = useState<string>(locale);
  const captions = lesson.item.captions ?? [];
  const chosen = captions.find(({ lang }) => lang === wanted) ?? captions[0];
  const position = () => study.position() ?? 0;
  return (
    <WithWords of={[discussionWords]}>
      <Transcript
        url={chosen?.url}
        lang={chosen?.lang}
        currentTime={position}
        subscribe={ticking}
        onSeek={study.seek}
        reachable={() => reachOf(lesson, position())}
        languages={captions}
        onLanguage={setWanted}
      />
    </WithWords>
  );
}
