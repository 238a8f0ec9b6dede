import type { CourseSummary } from '@stoa/api/contract/course';
import type { NavArea } from '@stoa/api/contract/home';
import { type ReactNode } from 'react';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Heading } from '@stoa/ui/Heading';
import { RichText } from '@stoa/ui/RichText';
import { Skeleton } from '@stoa/ui/Skeleton';
import { TabNav, TabNavLink } from '@stoa/ui/TabNav';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import { CourseSkeleton, CourseCards } from '../../course/CourseCards/index.ts';
import type { CourseTranslate } from '../../course/index.ts';
import { Loaded, type Load, type RowsOfPage } from '../../common/index.ts';
import { Paged } from '../../common/Paged.tsx';
import * as paged from '../../common/Paged.css.ts';
import type { Resolve } from '../../links/index.ts';
import type { FindTranslate } from '../words/index.ts';
import * as styles from './NavAreaPage.css.ts';

export interface NavAreaPageProps {
  area: Load<NavArea>;
  /** Id of the chosen tab; `undefined` for everything in the area. */
  tabId?: number | undefined;
  /** The address of a tab, or of everything. */
  tabPath: (tabId?: number) => string;
  t: FindTranslate;
  /** The courses, topics or classes of the area. */
  children: ReactNode;
  renderLink?: RenderLink;
}

function Head({ area, props }: { area: NavArea; props: NavAreaPageProps }) {
  const { tabId: chosen, tabPath, t, renderLink = plainLink } = props;
  const { name, descriptionHtml, bannerUrl, tabs = [] } = area;
  return (
    <>
      <header className={styles.hero}>
        {bannerUrl !== undefined && <img src={bannerUrl} alt="" className={styles.picture} />}
        <Heading level={1} tabIndex={-1}>
          {name}
        </Heading>
        {descriptionHtml !== '' && <RichText html={descriptionHtml} />}
      </header>
      {tabs.length > 0 && (
        <TabNav label={t('area.tabs')}>
          {[{ tabId: undefined, name: t('area.all') }, ...tabs].map(({ tabId, name: label }) => (
            <TabNavLink key={tabId ?? 'all'} asChild current={tabId === chosen}>
              {renderLink({ href: tabPath(tabId), className: '', children: label })}
            </TabNavLink>
          ))}
        </TabNav>
      )}
    </>
  );
}

/** A navigation area, which a company puts together: its description, its tabs, and their content. */
export function NavAreaPage(props: NavAreaPageProps) {
  const { area, t, children } = props;
  return (
    <Container className={paged.listPage} data-component="NavAreaPage">
      {area.state !== 'ready' && (
        <VisuallyHidden asChild>
          <h1>{t('area.title')}</h1>
        </VisuallyHidden>
      )}
      <Loaded
        essential
        load={area}
        retry={t('area.retry')}
        skeleton={<Skeleton className={styles.heroSkeleton} />}
        level={2}
      >
        {(data) => <Head area={data} props={props} />}
      </Loaded>
      {children}
    </Container>
  );
}

export interface AreaCoursesProps {
  courses: Load<RowsOfPage<CourseSummary>>;
  t: FindTranslate;
  /** Translator of the course cards. */
  tCourse: CourseTranslate;
  resolve: Resolve;
  onPage: (page: number) => void;
  renderLink?: RenderLink;
}

/** The courses of an area, as cards. */
export function AreaCourses({ courses, t, tCourse, onPage, ...links }: AreaCoursesProps) {
  return (
    <Loaded essential load={courses} retry={t('area.retry')} skeleton={<CourseSkeleton many={4} />} level={2}>
      {({ rows, pageNo, pages, stale }) =>
        rows.length === 0 ? (
          <EmptyState title={t('area.empty')} />
        ) : (
          <Paged page={pageNo} pageCount={pages} stale={stale} label={t('area.pages')} onPage={onPage}>
            <CourseCards courses={rows} t={tCourse} level={2} {...links} />
          </Paged>
        )
      }
    </Loaded>
  );
}
