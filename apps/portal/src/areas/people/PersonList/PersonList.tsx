import { personList } from '@stoa/api/contract/people';
import { useApi, useApiPage } from '@stoa/api/react';
import { PersonRole } from '@stoa/domain';
import { targetKindOf } from '@stoa/pages/people';
import { PersonListPage } from '@stoa/pages/people/PersonListPage';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useLinkResolver } from '../../../common/links.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { useListAddress } from '../../../common/listAddress/useListAddress.ts';
import { pageLoadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { useLater } from '../../../kernel/useLater.ts';
import FollowButton from '../../../common/FollowButton.tsx';
import { listedRole } from '../kinds.ts';
import { tagIn, tagsOf } from '../tags.ts';

/** 24 people fill the rows of two, three and four columns. */
const pageSize = 24;

/** The list of the platform's teachers, or of the company's lecturers. */
export default function PersonList() {
  const t = useTranslations('people');
  const resolve = useLinkResolver();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const role = listedRole(pathname);
  const address = useListAddress();
  const { keyword, pageNo } = address.query;
  const tag = tagIn(search);
  useScreenTitle(t(`${role}.title`));

  const page = useApiPage(personList, {
    role,
    keyword: keyword || undefined,
    tag: tag || undefined,
    pageNo,
    pageSize,
  });
  // The tags come from the first page without any filter; until the person has chosen a filter, this is the
  // same request as the one above.
  const everybody = useApi(
    personList,
    { role, keyword: undefined, tag: undefined, pageNo: 1, pageSize },
    { silent: true },
  );

  // Mentors are shown below the whole list of their company's lecturers, because they have no list of their own.
  const isWhole = role === PersonRole.Lecturer && keyword === '' && tag === '' && pageNo === 1;
  const wantsMentors = useLater(!page.loading) && isWhole;
  const mentors = useApi(personList, wantsMentors ? { role: PersonRole.Mentor, pageNo: 1, pageSize } : null, {
    silent: true,
  });

  return (
    <PersonListPage
      role={role}
      people={pageLoadOf(page)}
      mentors={isWhole ? mentors.data?.list : undefined}
      keyword={keyword}
      tags={tagsOf(everybody.data?.list ?? [], tag)}
      tag={tag}
      t={t}
      resolve={resolve}
      renderFollow={({ role: own, personId, name, followed }) => (
        <FollowButton
          targetKind={targetKindOf(own)}
          targetId={personId}
          title={name}
          on={followed}
          look="words"
          onSaved={() => void (own === role ? page : mentors).reload()}
        />
      )}
      onKeyword={address.search}
      onTag={(next) => address.filter('tag', next)}
      onPage={address.page}
      onClear={() => navigate(pathname)}
      renderLink={routerLink}
    />
  );
}
