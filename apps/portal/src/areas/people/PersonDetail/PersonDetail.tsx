import { isApiError } from '@stoa/api';
import { courseList } from '@stoa/api/contract/course';
import { personDetail, personList } from '@stoa/api/contract/people';
import { useApi, useApiPage } from '@stoa/api/react';
import { CourseListKind, ErrorCode, TargetKind } from '@stoa/domain';
import { hrefOf } from '@stoa/pages/links';
import { targetKindOf, targetOf } from '@stoa/pages/people';
import { PersonDetailPage, personTabs, type PersonTab } from '@stoa/pages/people/PersonDetailPage';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../common/lazyPart.tsx';
import { useLanguage } from '../../../i18n/Language.tsx';
import { useLinkResolver } from '../../../common/links.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { changed } from '../../../common/listAddress/changed.ts';
import { useListAddress } from '../../../common/listAddress/useListAddress.ts';
import { useLater } from '../../../kernel/useLater.ts';
import { loadOf, pageLoadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import FollowButton from '../../../common/FollowButton.tsx';
import { isAsked, pageOf } from '../kinds.ts';
import { NobodyHere } from '../NobodyHere.tsx';

const PersonQuestions = lazyPart(() => import('../../../discussion/PersonQuestions.tsx'));

const pageSize = 12;
/** Number of people from whom those with the same subjects are chosen. */
const looked = 24;

/**
 * The page of a teacher, lecturer or mentor: who they are and what they do. The route has checked that `id`
 * is a number.
 */
export default function PersonDetail() {
  const t = useTranslations('people');
  const { locale } = useLanguage();
  const resolve = useLinkResolver();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = useListAddress();
  const [now] = useState(() => Date.now());
  const [asked, setAsked] = useState(0);

  const query = new URLSearchParams(search);
  const personId = Number(query.get('id'));
  const wanted = query.get('tab');
  const tab = personTabs.find((each) => each === wanted) ?? 'intro';
  const detail = useApi(personDetail, { personId });
  const { error, data } = detail;
  const later = useLater(data !== undefined);
  // The introduction shows the first courses as well, and asks for them late.
  const showsCourses =
    tab === 'courses' || (tab === 'intro' && later && data !== undefined && data.courseNum > 0);
  const courses = useApiPage(
    courseList,
    showsCourses
      ? { kind: CourseListKind.All, lecturerId: personId, pageNo: address.query.pageNo, pageSize }
      : null,
  );
  const others = useApi(personList, data && later ? { role: data.role, pageNo: 1, pageSize: looked } : null, {
    silent: true,
  });
  useScreenTitle(data?.name ?? '');

  if (
    data === undefined &&
    isApiError(error) &&
    error.kind === 'business' &&
    error.code === ErrorCode.NotFound
  ) {
    return <NobodyHere />;
  }
  // A person opened under the address of another role is redirected to their own page.
  if (data !== undefined && pageOf(data.role).detail !== pathname) {
    const own = hrefOf(resolve(targetOf(data)));
    return own === undefined ? <NobodyHere /> : <Navigate to={own} replace />;
  }
  const listPath = data && pageOf(data.role).list;
  const answers = data !== undefined && isAsked(data);
  const open = (next: PersonTab) => navigate(pathname + changed(search, 'tab', next === 'intro' ? '' : next));

  return (
    <PersonDetailPage
      person={loadOf(detail)}
      courses={pageLoadOf(courses)}
      others={loadOf(others, ({ list }) => list)}
      follow={
        data && (
          <FollowButton
            targetKind={targetKindOf(data.role)}
            targetId={personId}
            title={data.name}
            on={data.followed}
            // A page has only one prominent button; where questions can be asked, it is the button that asks.
            look={answers ? 'outline' : 'button'}
            onSaved={() => void detail.reload()}
          />
        )
      }
      questions={
        answers ? (
          <PersonQuestions
            subject={{ kind: targetKindOf(data.role), id: personId, outboxKey: data.outboxKey }}
            asked={asked}
          />
        ) : undefined
      }
      tab={tab}
      listHref={listPath && hrefOf(resolve({ kind: TargetKind.Url, url: listPath }))}
      t={t}
      locale={locale}
      resolve={resolve}
      now={now}
      onTab={open}
      onPage={address.page}
      onAsk={() => {
        setAsked(asked + 1);
        if (tab !== 'questions') open('questions');
      }}
      renderLink={routerLink}
    />
  );
}
