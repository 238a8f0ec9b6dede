import { type ReactNode } from 'react';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Heading } from '@stoa/ui/Heading';
import { RichText } from '@stoa/ui/RichText';
import { Skeleton } from '@stoa/ui/Skeleton';
import { TabNav, TabNavLink } from '@stoa/ui/TabNav';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import { Bones, CourseCards } from '../../course/CourseListPage/parts/CourseGroups.tsx';
import type { ListedCourse } from '../../course/CourseListPage/types.ts';
import { Loaded, type Load, type PageLink } from '../../common/index.ts';
import { Paged } from '../../common/Paged.tsx';
import * as paged from '../../common/Paged.css.ts';
import * as styles from './NavAreaPage.css.ts';

export interface NavAreaHead {
  name: string;
  /** Markup from the company. */
  descriptionHtml: string;
  bannerUrl?: string | undefined;
  /** None where the area is one list. */
  tabs: readonly (PageLink & { key: string; current: boolean })[];
}

export interface NavAreaPageProps {
  head: Load<NavAreaHead>;
  /** `title` says where one is until the area's own name is there. */
  words: { title: string; tabs: string; retry: string };
  /** The courses, topics or classes of the area, as their own part shows them. */
  children: ReactNode;
  renderLink?: RenderLink;
}

function Head({
  head,
  words,
  link,
}: {
  head: NavAreaHead;
  words: NavAreaPageProps['words'];
  link: RenderLink;
}) {
  const { name, descriptionHtml, bannerUrl, tabs } = head;
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
        <TabNav label={words.tabs} className={styles.tabs}>
          {tabs.map(({ key, label, href, current }) => (
            <TabNavLink key={key} asChild current={current}>
              {link({ href, className: '', children: label })}
            </TabNavLink>
          ))}
        </TabNav>
      )}
    </>
  );
}

/** A page that a company puts together: what it is for, its tabs, and what stands in them. */
export function NavAreaPage({ head, words, children, renderLink = plainLink }: NavAreaPageProps) {
  return (
    <Container width="catalogue" className={paged.listPage} data-component="NavAreaPage">
      {head.state !== 'ready' && (
        <VisuallyHidden asChild>
          <h1>{words.title}</h1>
        </VisuallyHidden>
      )}
      <Loaded load={head} retry={words.retry} skeleton={<Skeleton className={styles.heroBones} />} level={2}>
        {(data) => <Head head={data} words={words} link={renderLink} />}
      </Loaded>
      {children}
    </Container>
  );
}

export interface AreaCoursesProps {
  rows: Load<{ courses: readonly ListedCourse[]; page: number; pageCount: number; stale: boolean }>;
  words: { retry: string; pages: string; empty: string };
  onPage: (page: number) => void;
  renderLink?: RenderLink;
}

/** The courses of an area, as cards. */
export function AreaCourses({ rows, words, onPage, renderLink = plainLink }: AreaCoursesProps) {
  return (
    <Loaded load={rows} retry={words.retry} skeleton={<Bones layout="card" many={4} />} level={2}>
      {({ courses, page, pageCount, stale }) =>
        courses.length === 0 ? (
          <EmptyState title={words.empty} />
        ) : (
          <Paged page={page} pageCount={pageCount} stale={stale} label={words.pages} onPage={onPage}>
            <CourseCards courses={courses} level={2} renderLink={renderLink} />
          </Paged>
        )
      }
    </Loaded>
  );
}
