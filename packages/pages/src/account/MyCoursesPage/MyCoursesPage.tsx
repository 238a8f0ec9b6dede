import type { CourseSummary } from '@stoa/api/contract/course';
import { LateConfirmDialog } from '../../common/LateConfirmDialog.tsx';
import { LayoutSwitch } from '../../common/LayoutSwitch.tsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Heading } from '@stoa/ui/Heading';
import { TabNav, TabNavLink } from '@stoa/ui/TabNav';
import { KeywordBox } from '../../course/CourseListPage/parts/KeywordBox.tsx';
import { CourseSkeleton, CourseCards, type RenderMarks } from '../../course/CourseCards/index.ts';
import type { CourseTranslate } from '../../course/words/index.ts';
import { Loaded, type Load, type RowsOfPage } from '../../common/index.ts';
import { Paged } from '../../common/Paged.tsx';
import * as paged from '../../common/Paged.css.ts';
import type { Resolve } from '../../links/index.ts';
import * as mine from '../mine.css.ts';
import type { MineTranslate } from '../words/index.ts';
import * as styles from './MyCoursesPage.css.ts';
import { Rows } from './parts/Rows.tsx';
import { isRemovable, type MyTab, type RemovableTab } from './tabs.ts';

export interface MyCoursesPageProps {
  /** The tabs that the person has, in display order. */
  tabs: readonly MyTab[];
  tab: MyTab;
  /** Address of a tab. */
  hrefOf: (tab: MyTab) => string;
  /** The courses of the tab; ignored if the tab shows notes. */
  courses: Load<RowsOfPage<CourseSummary>>;
  /** The keyword searched for, or ''. */
  keyword: string;
  layout: 'card' | 'row';
  /** The notes on all courses, which the tab `notes` shows. */
  notes?: ReactNode;
  marks?: RenderMarks | undefined;
  /** Address of the list of all courses; shown while a tab is empty. */
  browseHref?: string | undefined;
  t: MineTranslate;
  tCourse: CourseTranslate;
  resolve: Resolve;
  /** `typing` while the person is still typing the keyword. */
  onKeyword: (keyword: string, typing: boolean) => void;
  onLayout: (layout: 'card' | 'row') => void;
  onPage: (page: number) => void;
  /**
   * Removes courses from a tab; resolves when all removals were tried. Absent if the back end cannot store
   * such marks.
   */
  onRemove?: ((tab: RemovableTab, courseIds: readonly number[]) => Promise<void>) | undefined;
  renderLink?: RenderLink;
}

function Nothing({ props }: { props: MyCoursesPageProps }) {
  const { tab, keyword, browseHref, t, onKeyword, renderLink = plainLink } = props;
  if (keyword !== '') {
    return (
      <EmptyState picture="search" title={t('emptySearch')}>
        <Button variant="outline" onClick={() => onKeyword('', false)}>
          {t('clear')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState picture="shelf" title={t(`empty.${tab}`)} description={t(`hint.${tab}`)}>
      {browseHref !== undefined && (
        <Button asChild variant="outline">
          {renderLink({ href: browseHref, className: '', children: t('browse') })}
        </Button>
      )}
    </EmptyState>
  );
}

interface BatchProps {
  tab: RemovableTab;
  courses: readonly CourseSummary[];
  chosen: ReadonlySet<number>;
  onChosen: (chosen: ReadonlySet<number>) => void;
  onDone: () => void;
  props: MyCoursesPageProps;
}

/** The actions on several courses at once; the person is asked before anything is removed. */
function Batch({ tab, courses, chosen, onChosen, onDone, props: { t, onRemove } }: BatchProps) {
  const [asking, setAsking] = useState(false);
  const [removing, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    await onRemove?.(tab, [...chosen]);
    setRemoving(false);
    setAsking(false);
    onDone();
  };
  return (
    <>
      <output className={styles.chosen}>{t('chosen', { count: chosen.size })}</output>
      <Button variant="outline" onClick={() => onChosen(new Set(courses.map(({ courseId }) => courseId)))}>
        {t('chooseAll')}
      </Button>
      <Button tone="danger" variant="outline" disabled={chosen.size === 0} onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <Button variant="ghost" onClick={onDone}>
        {t('done')}
      </Button>
      {asking && (
        <LateConfirmDialog
          open
          tone="danger"
          confirmLabel={t('remove')}
          loading={removing}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        >
          {t(`removeAsk.${tab}`, { count: chosen.size })}
        </LateConfirmDialog>
      )}
    </>
  );
}

/** The courses of one tab, with its search field and sort order. */
function Courses({ props }: { props: MyCoursesPageProps }) {
  const { tab, courses, keyword, layout, marks, t, tCourse, resolve } = props;
  const { onLayout, onPage, onRemove, renderLink = plainLink } = props;
  const [chosen, setChosen] = useState<ReadonlySet<number>>();
  const chooses = chosen !== undefined;
  const tools = useRef<HTMLDivElement>(null);
  const wasChoosing = useRef(chooses);
  useEffect(() => {
    // When the pressed button has disappeared, the focus moves to the first of the buttons that replace it.
    const isLost = document.activeElement === document.body;
    if (chooses !== wasChoosing.current && isLost) tools.current?.querySelector('button')?.focus();
    wasChoosing.current = chooses;
  }, [chooses]);
  /** The selection is cleared, so that courses which the search hides are not removed by mistake. */
  const onKeyword: typeof props.onKeyword = (word, typing) => {
    setChosen(undefined);
    props.onKeyword(word, typing);
  };
  const rows = courses.state === 'ready' ? courses.data.rows : [];
  const canRemove = isRemovable(tab) && onRemove !== undefined && rows.length > 0;
  const shared = { resolve, marks, renderLink };
  const choose = (courseId: number, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(courseId);
    else next.delete(courseId);
    setChosen(next);
  };
  return (
    <>
      <div className={styles.tools}>
        <KeywordBox value={keyword} label={t('keyword')} onKeyword={onKeyword} />
        <div ref={tools} className={styles.end}>
          {canRemove && chosen && (
            <Batch
              tab={tab}
              courses={rows}
              chosen={chosen}
              onChosen={setChosen}
              onDone={() => setChosen(undefined)}
              props={props}
            />
          )}
          {canRemove && !chosen && (
            <Button variant="outline" onClick={() => setChosen(new Set())}>
              {t('batch')}
            </Button>
          )}
          {!chosen && (
            <LayoutSwitch
              label={t('layout')}
              value={layout}
              onValueChange={onLayout}
              cards={t('cards')}
              lines={{ value: 'row', label: t('rows') }}
            />
          )}
        </div>
      </div>
      <Loaded
        essential
        load={courses}
        retry={t('retry')}
        skeleton={<CourseSkeleton layout={layout === 'row' ? 'table' : 'card'} many={6} />}
        level={2}
      >
        {(page) =>
          page.rows.length === 0 ? (
            <Nothing props={{ ...props, onKeyword }} />
          ) : (
            <Paged
              page={page.pageNo}
              pageCount={page.pages}
              stale={page.stale}
              label={t('pages')}
              onPage={(next) => {
                setChosen(undefined);
                onPage(next);
              }}
            >
              {layout === 'row' || chosen ? (
                <Rows {...shared} courses={page.rows} chosen={chosen} onChoose={choose} t={t} />
              ) : (
                <CourseCards {...shared} courses={page.rows} t={tCourse} level={2} />
              )}
            </Paged>
          )
        }
      </Loaded>
    </>
  );
}

/**
 * The person's own courses, with a tab for each list such as studying, completed and collected, and one for
 * the notes on all courses.
 */
export function MyCoursesPage(props: MyCoursesPageProps) {
  const { tabs, tab, hrefOf, courses, notes, t, renderLink = plainLink } = props;
  return (
    <div className={mine.root} data-component="MyCoursesPage">
      <header className={mine.head}>
        <Heading level={1} size={24} tabIndex={-1}>
          {t('courses')}
        </Heading>
        {tab !== 'notes' && (
          <output className={paged.count}>
            {courses.state === 'ready' && !courses.data.stale && t('count', { total: courses.data.total })}
          </output>
        )}
      </header>
      <TabNav label={t('tabs')}>
        {tabs.map((each) => (
          <TabNavLink key={each} asChild current={each === tab}>
            {renderLink({ href: hrefOf(each), className: '', children: t(`tab.${each}`) })}
          </TabNavLink>
        ))}
      </TabNav>
      {tab === 'notes' ? notes : <Courses key={tab} props={props} />}
    </div>
  );
}
