import { More } from '@stoa/pages/study/StudyPage/panels';
import { useTranslations } from 'use-intl';
import { About } from './About.tsx';
import type { PanelFacts } from './types.ts';

/** The parts below the stage: completion rules, next lessons, teachers, and attachments. */
export function Details(facts: PanelFacts) {
  const t = useTranslations('studyPanels');
  const study = useTranslations('study');
  const { detail, state, after, resolve, renderLink, onOpen } = facts;
  return (
    <More
      lesson={state.stage.phase === 'ready' ? state.stage.start : undefined}
      course={detail}
      after={after}
      about={<About {...facts} />}
      t={t}
      study={study}
      resolve={resolve}
      renderLink={renderLink}
      onOpen={onOpen}
    />
  );
}
