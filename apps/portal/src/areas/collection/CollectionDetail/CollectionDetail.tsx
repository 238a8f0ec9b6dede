import { collectionDetail, collectionList, courseList, type CourseSummary } from '@stoa/api/contract/course';
import { useApi } from '@stoa/api/react';
import { CourseListKind, TargetKind } from '@stoa/domain';
import { CollectionDetailPage, sectionAnchor } from '@stoa/pages/collection/CollectionDetailPage';
import { useEffect } from 'react';
import { Navigate, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../common/lazyPart.tsx';
import { useFlags } from '../../../session/company.ts';
import { useLinkResolver } from '../../../common/links.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { hrefOf } from '@stoa/pages/links';
import { useLater } from '../../../kernel/useLater.ts';
import { loadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { collectionKindOf } from '../kinds.ts';
import { NoCollection } from '../NoCollection.tsx';
import { SectionCourses } from './SectionCourses.tsx';

const FollowButton = lazyPart(() => import('../../../common/FollowButton.tsx'), {
  waiting: null,
  place: 'inline',
});
const ShareCollection = lazyPart(() => import('./ShareCollection.tsx'), { waiting: null, place: 'inline' });
const CourseMarks = lazyPart(() => import('../../../common/course/CourseMarks.tsx'), {
  waiting: null,
  place: 'inline',
});

/**
 * Scrolls the section that the address asks for into view; after Back the browser restores the scroll
 * position itself.
 */
function useNamedSection(sectionId: number, ready: boolean) {
  const byClick = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (ready && byClick && sectionId > 0)
      document.getElementById(sectionAnchor(sectionId))?.scrollIntoView();
  }, [sectionId, ready, byClick]);
}

/**
 * The page shows three related collections. One more is requested, because the page's own collection may be
 * among them.
 */
const neighbours = 4;

/** One special or institute. The route has checked that `id` is a number. */
export default function CollectionDetail() {
  const t = useTranslations('collections');
  const flags = useFlags();
  const resolve = useLinkResolver();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const id = Number(query.get('id'));
  const kind = collectionKindOf(pathname);
  const detail = useApi(collectionDetail, { id });
  const all = useApi(courseList, { kind: CourseListKind.All, collectionId: id, pageSize: 100 });
  useScreenTitle(detail.data?.name ?? '');
  useNamedSection(Number(query.get('sectionId')), detail.data !== undefined && all.data !== undefined);
  const later = useLater(detail.data !== undefined);
  const related = useApi(collectionList, later ? { kind, pageNo: 1, pageSize: neighbours } : null, {
    silent: true,
  });

  const { data, error } = detail;
  if (data === undefined && error?.kind === 'business') {
    const isSpecial = kind === TargetKind.Special;
    return (
      <NoCollection
        list={isSpecial ? '/course/special/list' : '/course/institute/list'}
        label={t(isSpecial ? 'special' : 'institute')}
      />
    );
  }
  const own = data && data.kind !== kind ? hrefOf(resolve({ kind: data.kind, id })) : undefined;
  if (own !== undefined) return <Navigate to={own} replace />;

  const hasMarks = !flags.hideCourseCollect || flags.showWannaLearnFlg;
  const marks = (course: CourseSummary) =>
    later && <CourseMarks course={course} onSaved={() => void all.reload()} />;
  return (
    <CollectionDetailPage
      collection={loadOf(detail)}
      // Without an answer the person's progress is unknown, and the page leaves it out.
      courses={all.data?.list ?? (all.error ? [] : undefined)}
      related={loadOf(related, ({ list }) => list)}
      t={t}
      resolve={resolve}
      actions={
        data &&
        later && (
          <>
            <FollowButton
              targetKind={data.kind}
              targetId={id}
              title={data.name}
              on={data.followed ?? false}
              look="outline"
              onSaved={() => void detail.reload()}
            />
            <ShareCollection collection={data} />
          </>
        )
      }
      renderCourses={(sectionId, expected) => (
        <SectionCourses
          collectionId={id}
          sectionId={sectionId}
          expected={expected}
          marks={hasMarks ? marks : undefined}
        />
      )}
      renderLink={routerLink}
    />
  );
}
