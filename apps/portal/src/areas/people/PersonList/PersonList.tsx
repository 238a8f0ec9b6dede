import { personList } from '@stoa/api/contract/people';
import { useApi, useApiPage } from '@stoa/api/react';
import { PersonListPage, type ListedPerson } from '@stoa/ui/patterns/PeoplePages';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../i18n/Language.tsx';
import { useLinkResolver } from '../../../common/links.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { useListAddress } from '../../../common/listAddress/useListAddress.ts';
import { loadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import FollowPerson from '../FollowPerson.tsx';
import { listedRole, pageOf } from '../kinds.ts';
import { tagIn, tagsOf } from '../tags.ts';
import { listedPerson } from '../views.ts';

/** Full rows in two, three and four columns. */
const pageSize = 24;

/** Screens R77 and R79: the platform's teachers, or the company's lecturers. */
export default function PersonList() {
  const t = useTranslations('people');
  const { locale } = useLanguage();
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
  // Whom one sees without any words: the same answer as above until something is chosen.
  const everybody = useApi(
    personList,
    { role, keyword: undefined, tag: undefined, pageNo: 1, pageSize },
    { silent: true },
  );
  const view = { t, locale, resolve };
  const follow = ({ id, name, followed }: ListedPerson) => (
    <FollowPerson
      targetKind={pageOf(role).kind}
      targetId={id}
      title={name}
      on={followed}
      look="words"
      onSaved={() => void page.reload()}
    />
  );

  return (
    <PersonListPage
      title={t(`${role}.title`)}
      words={{
        keyword: t(`${role}.keyword`),
        filters: t(`${role}.filters`),
        tag: t('tag'),
        all: t('all'),
        more: t('more'),
        less: t('less'),
        clear: t('clear'),
        retry: t('retry'),
        pages: t('pages'),
        emptyFiltered: t(`${role}.emptyFiltered`),
        empty: t(`${role}.empty`),
      }}
      keyword={keyword}
      tags={tagsOf(everybody.data?.list ?? [], tag)}
      tag={tag}
      rows={loadOf({ ...page, data: page.loading || page.error ? undefined : page }, (data) => ({
        people: data.rows.map((person) => listedPerson(person, view)),
        count: t(`${role}.count`, { total: data.total }),
        page: data.pageNo,
        pageCount: data.pages,
        stale: data.stale,
      }))}
      follow={follow}
      onKeyword={address.search}
      onTag={(next) => address.filter('tag', next)}
      onPage={address.page}
      onClear={() => navigate(pathname)}
      renderLink={routerLink}
    />
  );
}
