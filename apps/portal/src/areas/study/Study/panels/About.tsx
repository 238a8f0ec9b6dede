import { HintLine } from '@stoa/pages/study/StudyPage/panels';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../../common/lazyPart.tsx';
import type { PanelFacts } from './types.ts';

const AboutDialog = lazyPart(() => import('./AboutDialog.tsx'), {
  waiting: null,
  place: 'corner',
  onClose: ({ onOpenChange }) => onOpenChange(false),
});

/**
 * The part after the hint on completion, which explains what is missing and how the percentage is computed.
 */
export function About({ courseId, state }: PanelFacts) {
  const t = useTranslations('studyPanels');
  const study = useTranslations('study');
  const [open, setOpen] = useState<boolean>();
  const { start } = state.stage;
  if (!start) return null;
  return (
    <>
      <HintLine lesson={start} t={t} study={study} onOpen={() => setOpen(true)} />
      {open !== undefined && (
        <AboutDialog courseId={courseId} lesson={start} open={open} onOpenChange={setOpen} />
      )}
    </>
  );
}
