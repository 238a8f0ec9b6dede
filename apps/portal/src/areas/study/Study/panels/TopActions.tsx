import { AskButton, BarActions, PanelToggle } from '@stoa/pages/study/StudyPage/panels';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../../common/lazyPart.tsx';
import { studying } from '../../../../assistant/questionContext.ts';
import { useAddressedOverlay } from '../../../../common/overlay.ts';
import { CourseRules } from './CourseRules.tsx';
import type { PanelFacts } from './types.ts';

const CourseActions = lazyPart(() => import('../../../../discussion/CourseActions.tsx'), {
  waiting: null,
  place: 'inline',
});

/** Collect, want to learn, rate and share. */
export function TopActions({ courseId, state }: PanelFacts) {
  const t = useTranslations('studyPanels');
  return (
    <BarActions
      row={<CourseActions courseId={courseId} place="study" />}
      list={<CourseActions courseId={courseId} place="menu" />}
      more={<CourseRules state={state} inWords />}
      t={t}
    />
  );
}

/** Asks the assistant about the lesson, with the current position. */
export function AskAssistant({ state, study }: PanelFacts) {
  const t = useTranslations('studyPanels');
  const assistant = useAddressedOverlay('ai');
  const itemId = state.stage.start?.item.itemId;
  useEffect(() => {
    studying.current = () => ({ itemId, position: study.position() });
    return () => {
      studying.current = undefined;
    };
  }, [itemId, study]);
  return <AskButton t={t} onAsk={assistant.show} />;
}

/** Opens and closes the panel beside the stage; the theatre view has no panel. */
export function PanelSwitch({ closed, onClosed, theatre }: PanelFacts) {
  const t = useTranslations('studyPanels');
  return theatre ? null : <PanelToggle closed={closed} t={t} onClosed={onClosed} />;
}
