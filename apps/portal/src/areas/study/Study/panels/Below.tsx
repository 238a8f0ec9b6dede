import { relatedCourses } from '@stoa/api/contract/course';
import { useApi } from '@stoa/api/react';
import { formatDuration, TargetKind } from '@stoa/domain';
import { Section } from '@stoa/ui/patterns/section';
import { NarrowOnly, RelatedRows } from '@stoa/ui/patterns/StudyPage/late';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../../common/lazyPart.tsx';
import { useLinkResolver } from '../../../../common/links.tsx';
import { commentsBelow } from './tabs.ts';
import { talkOf } from './talk.ts';
import { CourseActions } from './TopActions.tsx';
import type { LateFacts } from './types.ts';

const CommentsPanel = lazyPart(() => import('../../../../discussion/CommentsPanel.tsx'));

const relatedShown = 4;

function Related({ courseId, renderLink }: LateFacts) {
  const t = useTranslations('studyPanels.related');
  const resolve = useLinkResolver();
  const { data = [] } = useApi(relatedCourses, { courseId, limit: relatedShown }, { silent: true });
  const rows = data.flatMap((course) => {
    const link = resolve({ kind: TargetKind.Course, id: course.courseId });
    if (link?.kind !== 'internal') return [];
    const items = t('items', { count: course.itemCount });
    return [
      {
        id: course.courseId,
        title: course.title,
        href: link.path,
        coverUrl: course.coverUrl,
        category: course.categoryId ?? course.categoryName,
        facts: course.duration > 0 ? `${items} · ${formatDuration(course.duration)}` : items,
      },
    ];
  });
  if (rows.length === 0) return null;
  return (
    <Section title={t('title')}>
      <RelatedRows rows={rows} renderLink={renderLink} />
    </Section>
  );
}

function Comments({ courseId, position, study }: LateFacts) {
  const t = useTranslations('studyPanels');
  // Its heading and its landmark are its own; the side may show the same talk.
  return (
    <CommentsPanel courseId={courseId} position={position} onSeek={study.seek} name={t('more.comments')} />
  );
}

/** Under the stage: comments where the course has them there, and what else there is to learn. */
export function Below(facts: LateFacts) {
  const { courseId, flags } = facts;
  return (
    <>
      <NarrowOnly>
        <CourseActions courseId={courseId} place="study" />
      </NarrowOnly>
      {commentsBelow(talkOf(facts)) && <Comments {...facts} />}
      {flags.showRecommendCourseFlg && <Related {...facts} />}
    </>
  );
}
