import { IconButton } from '@stoa/ui/IconButton';
import { WideOnly } from '@stoa/ui/patterns/StudyPage/late';
import { PanelRight, Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../../common/lazyPart.tsx';
import { studying } from '../../../../assistant/place.ts';
import { useAddressedOverlay } from '../../../../common/overlay.ts';
import type { LateFacts } from './types.ts';

export const CourseActions = lazyPart(() => import('../../../../discussion/CourseActions.tsx'), {
  waiting: null,
  place: 'inline',
});

/** Collect, want to learn, rate, share; where the bar is too narrow they stand below the lesson. */
export function TopActions({ courseId }: LateFacts) {
  return (
    <WideOnly>
      <CourseActions courseId={courseId} place="study" />
    </WideOnly>
  );
}

/** Asks the assistant about the lesson, at the second that is played (screens I6). */
export function AskAssistant({ state, study }: LateFacts) {
  const t = useTranslations('studyPanels');
  const assistant = useAddressedOverlay('ai');
  const itemId = state.start?.item.itemId;
  useEffect(() => {
    studying.current = () => ({ itemId, position: study.position() });
    return () => {
      studying.current = undefined;
    };
  }, [itemId, study]);
  return <IconButton glyph={Sparkles} label={t('assistant')} onClick={assistant.show} />;
}

/** Opens and closes the panel beside the stage; the theatre has none. */
export function PanelToggle({ closed, onClosed, theatre }: LateFacts) {
  const t = useTranslations('studyPanels.tabs');
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
