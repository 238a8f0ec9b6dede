import { IconButton } from '@stoa/ui/IconButton';
import { WideOnly } from '@stoa/ui/patterns/StudyPage/late';
import { PanelRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { whenThere } from '../../../routing/chunkError.ts';
import type { LateFacts } from './types.ts';

export const CourseActions = lazy(() => whenThere(() => import('../../talk/CourseActions.tsx')));

/** Collect, want to learn, rate, share; where the bar is too narrow they stand below the lesson. */
export function TopActions({ courseId }: LateFacts) {
  return (
    <WideOnly>
      <Suspense>
        <CourseActions courseId={courseId} place="study" />
      </Suspense>
    </WideOnly>
  );
}

/** Opens and closes the panel beside the stage; the theatre has none. */
export function PanelToggle({ closed, onClosed, theatre }: LateFacts) {
  const t = useTranslations('studyMore.tabs');
  if (theatre) return null;
  return (
    <WideOnly>
      <IconButton
        glyph={PanelRight}
        directional
        label={closed ? t('open') : t('close')}
        aria-expanded={!closed}
        onClick={() => onClosed(!closed)}
      />
    </WideOnly>
  );
}
