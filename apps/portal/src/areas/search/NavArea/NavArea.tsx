import { isApiError } from '@stoa/api';
import { navArea } from '@stoa/api/contract/home';
import { useApi } from '@stoa/api/react';
import { ErrorCode, FixedPageKey, TargetKind } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import { ErrorState } from '@stoa/ui/ErrorState';
import { NavAreaPage } from '@stoa/ui/patterns/NavAreaPage';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useLinkResolver } from '../../../common/links.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { hrefOf } from '../../../common/hrefs.ts';
import { loadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { areaPath, readArea } from './areaAddress.ts';
import { areaKinds } from './areaKinds.ts';

/** Screens R26, R68 and R75: a page that the company puts together of courses, classes or topics. */
export default function NavArea() {
  const t = useTranslations('find.area');
  const resolve = useLinkResolver();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { areaId, tabId: wanted, pageNo } = readArea(search);
  const area = useApi(navArea, { areaId });
  const { data, error } = area;
  const here = areaKinds.find(({ path }) => path === pathname);
  const gone =
    data === undefined && isApiError(error) && error.kind === 'business' && error.code === ErrorCode.NotFound;
  useScreenTitle(data?.name ?? (gone ? t('missing') : ''));

  if (gone || (data !== undefined && data.areaKind !== here?.kind)) {
    // An area of another kind has a page of its own; one that nothing shows yet counts as not there.
    const own =
      data &&
      hrefOf(resolve({ kind: TargetKind.NavArea, id: areaId, params: { areaKind: String(data.areaKind) } }));
    if (own !== undefined) return <Navigate to={own} replace />;
    const courses = hrefOf(resolve({ kind: TargetKind.Page, pageKey: FixedPageKey.Course }));
    return (
      <ErrorState kind="notFound" level={1} title={t('missing')} description={t('missingText')}>
        {courses !== undefined && (
          <Button asChild>
            <Link to={courses}>{t('courses')}</Link>
          </Button>
        )}
      </ErrorState>
    );
  }

  const tabs = data?.tabs ?? [];
  const tab = tabs.find((each) => each.tabId === wanted);
  const tabLink = (label: string, tabId?: number) => ({
    key: String(tabId ?? 'all'),
    label,
    href: areaPath(pathname, areaId, tabId),
    current: tab?.tabId === tabId,
  });
  return (
    <NavAreaPage
      head={loadOf(area, ({ name, descriptionHtml, bannerUrl }) => ({
        name,
        descriptionHtml,
        bannerUrl,
        tabs:
          tabs.length > 0 ? [tabLink(t('all')), ...tabs.map((each) => tabLink(each.name, each.tabId))] : [],
      }))}
      words={{ title: t('title'), tabs: t('tabs'), retry: t('retry') }}
      renderLink={routerLink}
    >
      {data && here && (
        <here.Rows
          areaId={areaId}
          tabId={tab?.tabId}
          pageNo={pageNo}
          onPage={(page) => navigate(areaPath(pathname, areaId, tab?.tabId, page))}
        />
      )}
    </NavAreaPage>
  );
}
