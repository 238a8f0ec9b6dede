import { isApiError } from '@stoa/api';
import { navArea } from '@stoa/api/contract/home';
import { useApi } from '@stoa/api/react';
import { ErrorCode, FixedPageKey, TargetKind } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import { ErrorState } from '@stoa/ui/ErrorState';
import { NavAreaPage } from '@stoa/pages/search/NavAreaPage';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useLinkResolver } from '../../../common/links.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { hrefOf } from '@stoa/pages/links';
import { loadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { areaPath, readArea } from './areaAddress.ts';
import { areaKinds } from './areaKinds.ts';

/** A navigation area: a page of courses, classes or topics that the company puts together. */
export default function NavArea() {
  const t = useTranslations('find');
  const resolve = useLinkResolver();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { areaId, tabId: wanted, pageNo } = readArea(search);
  const area = useApi(navArea, { areaId });
  const { data, error } = area;
  const here = areaKinds.find(({ path }) => path === pathname);
  const gone =
    data === undefined && isApiError(error) && error.kind === 'business' && error.code === ErrorCode.NotFound;
  useScreenTitle(data?.name ?? (gone ? t('area.missing') : ''));

  if (gone || (data !== undefined && data.areaKind !== here?.kind)) {
    // An area of another kind is redirected to its own page; a kind that no page shows yet counts as not
    // found.
    const own =
      data &&
      hrefOf(resolve({ kind: TargetKind.NavArea, id: areaId, params: { areaKind: String(data.areaKind) } }));
    if (own !== undefined) return <Navigate to={own} replace />;
    const courses = hrefOf(resolve({ kind: TargetKind.Page, pageKey: FixedPageKey.Course }));
    return (
      <ErrorState kind="notFound" level={1} title={t('area.missing')} description={t('area.missingText')}>
        {courses !== undefined && (
          <Button asChild>
            <Link to={courses}>{t('area.courses')}</Link>
          </Button>
        )}
      </ErrorState>
    );
  }

  // The address may name a tab that the area does not have; then no tab is chosen.
  const tabId = data?.tabs?.find((tab) => tab.tabId === wanted)?.tabId;
  return (
    <NavAreaPage
      area={loadOf(area)}
      tabId={tabId}
      tabPath={(tab) => areaPath(pathname, areaId, tab)}
      t={t}
      renderLink={routerLink}
    >
      {data && here && (
        <here.Rows
          areaId={areaId}
          tabId={tabId}
          pageNo={pageNo}
          onPage={(page) => navigate(areaPath(pathname, areaId, tabId, page))}
        />
      )}
    </NavAreaPage>
  );
}
