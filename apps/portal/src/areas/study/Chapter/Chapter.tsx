import { isApiError } from '@stoa/api';
import { courseChapters } from '@stoa/api/contract/parts/courseChapters';
import { useApi } from '@stoa/api/react';
import { ErrorCode, FixedPageKey, TargetKind } from '@stoa/domain';
import { hrefOf } from '@stoa/pages/links';
import { ChapterPage } from '@stoa/pages/study/ChapterPage';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { contextFrom } from '../../../common/course/studyContext.ts';
import { lazyPart } from '../../../common/lazyPart.tsx';
import { useLinkResolver } from '../../../common/links.tsx';
import { loadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { showToast } from '../../../kernel/toast.ts';
import { numberOf } from '../numberOf.ts';

const NoAccess = lazyPart(() => import('../../../common/course/NoAccess.tsx'));

/**
 * The table of contents of a long course, with the button that continues. The route has checked `courseId`.
 */
export default function Chapter() {
  const t = useTranslations('chapters');
  const resolve = useLinkResolver();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const context = contextFrom(query);
  const answer = useApi(courseChapters, { courseId: Number(query.get('courseId')), ...context });
  const { data, error } = answer;
  useScreenTitle(data === undefined ? '' : t('title', { course: data.course.title }));

  if (
    data === undefined &&
    isApiError(error) &&
    error.kind === 'business' &&
    (error.code === ErrorCode.NotFound || error.code === ErrorCode.NoPermission)
  ) {
    return <NoAccess courses={hrefOf(resolve({ kind: TargetKind.Page, pageKey: FixedPageKey.Course }))} />;
  }
  return (
    <ChapterPage
      contents={loadOf(answer)}
      filter={query.get('filter') === 'unfinished' ? 'unfinished' : 'all'}
      chapterId={numberOf(query, 'chapterId')}
      context={context}
      t={t}
      resolve={resolve}
      onFilter={(wanted) => {
        if (wanted === 'all') query.delete('filter');
        else query.set('filter', wanted);
        navigate(`${pathname}?${query.toString()}`);
      }}
      onLocked={(reason) => void showToast(t(`locked.${reason}`))}
      renderLink={routerLink}
    />
  );
}
