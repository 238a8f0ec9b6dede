import { isApiError } from '@stoa/api';
import { accessAsk, courseDetail, courseEnrol } from '@stoa/api/contract/course';
import { useApi } from '@stoa/api/react';
import { ErrorCode, FixedPageKey, noCompanyId, TargetKind } from '@stoa/domain';
import { itemTarget } from '@stoa/pages/course';
import { CourseDetailPage, courseTabs } from '@stoa/pages/course/CourseDetailPage';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../common/lazyPart.tsx';
import { useLanguage } from '../../../i18n/Language.tsx';
import { useOffers } from '../../../session/company.ts';
import { useSession } from '../../../session/portal.ts';
import { useToldAction } from '../../../common/useToldAction.ts';
import { useLinkResolver } from '../../../common/links.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { showToast } from '../../../kernel/toast.ts';
import { hrefOf } from '@stoa/pages/links';
import { useLater } from '../../../kernel/useLater.ts';
import { loadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { contextFrom } from '../../../common/course/studyContext.ts';
import { changed } from '../../../common/listAddress/changed.ts';
import { withoutPost } from '../../../discussion/wantedPost.ts';
import { useTalkTabs } from './useTalkTabs.tsx';

const NoAccess = lazyPart(() => import('../../../common/course/NoAccess.tsx'));
const Beside = lazyPart(() => import('./CourseRail.tsx'), { waiting: null });
const AccessDialog = lazyPart(() => import('./AccessDialog.tsx'), {
  waiting: null,
  place: 'corner',
  onClose: ({ onOpenChange }) => onOpenChange(false),
});
const Actions = lazyPart(() => import('../../../discussion/CourseActions.tsx'), {
  waiting: null,
  place: 'inline',
});

/** The length of the longest share code, in characters. */
const longestCode = 64;

/**
 * The page of a course: for deciding on it, getting access, starting and continuing. The route has checked
 * that `courseId` is a number.
 */
export default function CourseDetail() {
  const t = useTranslations('courseDetail');
  const tCourse = useTranslations('course');
  const { locale } = useLanguage();
  const resolve = useLinkResolver();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const query = new URLSearchParams(search);
  const courseId = Number(query.get('courseId'));
  const context = contextFrom(query);
  const detail = useApi(courseDetail, { courseId });
  const offers = useOffers();
  const enrol = useToldAction(courseEnrol);
  const [now] = useState(() => Date.now());
  const { hideVipModule: hideVip, companyId } = useSession();
  const [asking, setAsking] = useState(false);
  const talk = useTalkTabs(detail.data);
  const later = useLater(detail.data !== undefined);
  useScreenTitle(detail.data?.title ?? '');

  const { error, data } = detail;
  if (
    data === undefined &&
    isApiError(error) &&
    error.kind === 'business' &&
    (error.code === ErrorCode.NotFound || error.code === ErrorCode.NoPermission)
  ) {
    return <NoAccess courses={hrefOf(resolve({ kind: TargetKind.Page, pageKey: FixedPageKey.Course }))} />;
  }

  const start = async (itemId: number | undefined) => {
    const shareCode = query.get('shareCode')?.slice(0, longestCode) ?? '';
    const result = await enrol.run({ courseId, ...context, ...(shareCode === '' ? {} : { shareCode }) });
    if (!result?.data) return;
    const path = itemId === undefined ? undefined : hrefOf(resolve(itemTarget(courseId, itemId), context));
    if (path === undefined) void detail.reload();
    else navigate(path);
  };
  const wanted = query.get('tab');
  const offered = courseTabs.filter(
    (each) => each === 'intro' || each === 'contents' || talk.some(({ value }) => value === each),
  );
  const tab = offered.find((each) => each === wanted) ?? (data?.enrolled === true ? 'contents' : 'intro');

  return (
    <>
      <CourseDetailPage
        course={loadOf(detail)}
        actions={<>{later && data && <Actions courseId={courseId} place="detail" />}</>}
        rail={<>{later && data && <Beside course={data} />}</>}
        more={talk}
        tab={tab}
        itemId={Number(query.get('itemId')) || undefined}
        t={t}
        tCourse={tCourse}
        locale={locale}
        resolve={resolve}
        now={now}
        context={context}
        hideVip={hideVip}
        mayAsk={companyId !== noCompanyId && offers(accessAsk)}
        onAsk={() => setAsking(true)}
        starting={enrol.pending}
        onTab={(next) => navigate(pathname + changed(withoutPost(search), 'tab', next))}
        onStart={offers(courseEnrol) ? (itemId) => void start(itemId) : undefined}
        onLocked={(lock) => void showToast(t(`locked.${lock}`))}
        renderLink={routerLink}
      />
      {asking && data && (
        <AccessDialog
          course={data}
          now={now}
          onOpenChange={setAsking}
          onChanged={() => void detail.reload()}
        />
      )}
    </>
  );
}
