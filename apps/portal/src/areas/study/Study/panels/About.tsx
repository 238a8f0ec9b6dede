import { HintLine } from '@stoa/ui/patterns/StudyPage/late';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../../common/lazyPart.tsx';
import { restOf } from './stay.ts';
import { timeWords } from '../words.ts';
import type { LateFacts } from './types.ts';

const AboutDialog = lazyPart(() => import('./AboutDialog.tsx'), {
  waiting: null,
  place: 'corner',
  onClose: ({ onOpenChange }) => onOpenChange(false),
});

/** Beside the hint on completion: what is missing, and why the percent is what it is. */
export function About({ courseId, state }: LateFacts) {
  const t = useTranslations('studyPanels.about');
  const time = useTranslations('study');
  const [open, setOpen] = useState<boolean>();
  const { start } = state;
  if (!start) return null;
  const rest = restOf(start);
  return (
    <>
      <HintLine
        text={rest > 0 ? t('rest', { time: timeWords(rest, time) }) : undefined}
        label={t('open')}
        onOpen={() => setOpen(true)}
      />
      {open !== undefined && (
        <AboutDialog courseId={courseId} start={start} open={open} onOpenChange={setOpen} />
      )}
    </>
  );
}
