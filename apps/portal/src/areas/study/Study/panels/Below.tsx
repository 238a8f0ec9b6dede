import { relatedCourses } from '@stoa/api/contract/course';
import { useApi } from '@stoa/api/react';
import { Related } from '@stoa/pages/study/StudyPage/panels';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../../common/lazyPart.tsx';
import { commentsBelow } from './tabs.ts';
import { talkOf } from './talk.ts';
import type { PanelFacts } from './types.ts';

const CourseThreads = lazyPart(() => import('../../../../discussion/CourseThreads.tsx'));

const relatedShown = 4;

function RelatedCourses({ courseId, resolve, renderLink }: PanelFacts) {
  const t = useTranslations('studyPanels');
  const { data = [] } = useApi(relatedCourses, { courseId, limit: relatedShown }, { silent: true });
  return <Related courses={data} t={t} resolve={resolve} renderLink={renderLink} />;
}

function Comments({ courseId, position, study }: PanelFacts) {
  const t = useTranslations('studyPanels');
  // The comments under the stage have a heading and a landmark of their own, because the panel beside the
  // stage may show the same comments.
  return (
    <CourseThreads
      about="comment"
      courseId={courseId}
      position={position}
      onSeek={study.seek}
      name={t('more.comments')}
    />
  );
}

/**
 * The part under the stage: comments where the course places them there, and recommendations of what else to
 * learn.
 */
export function Below(facts: PanelFacts) {
  const { flags } = facts;
  return (
    <>
      {commentsBelow(talkOf(facts)) && <Comments {...facts} />}
      {flags.showRecommendCourseFlg && <RelatedCourses {...facts} />}
    </>
  );
}
