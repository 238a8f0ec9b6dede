import type { ExamSummary, ExamTab } from '@stoa/api/contract/exam';
import { type ExamKind, valuesOf, ExamKind as kinds } from '@stoa/domain';
import { ChevronRight } from 'lucide-react';
import { LayoutSwitch } from '../../common/LayoutSwitch.tsx';
import type { ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Grid } from '@stoa/ui/Grid';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { useLabels } from '@stoa/ui/provider';
import { Select } from '@stoa/ui/Select';
import { Skeleton } from '@stoa/ui/Skeleton';
import { TabNav, TabNavLink } from '@stoa/ui/TabNav';
import { Loaded, type Load, type RowsOfPage } from '../../common/index.ts';
import { Paged } from '../../common/Paged.tsx';
import * as paged from '../../common/Paged.css.ts';
import { KeywordBox } from '../../course/CourseListPage/parts/KeywordBox.tsx';
import type { Resolve } from '../../links/index.ts';
import type { ExamsTranslate } from '../words/index.ts';
import * as styles from './ExamListPage.css.ts';
import { ExamRows } from './parts/ExamRows.tsx';
import type { ExamPageTab } from './tabs.ts';

export interface ExamListPageProps {
  /** The tabs that the person has, in display order. */
  tabs: readonly ExamPageTab[];
  tab: ExamPageTab;
  /** Address of a tab. */
  hrefOf: (tab: ExamPageTab) => string;
  /** The exams of the tab; ignored if the tab shows the wrong-answer book. */
  exams: Load<RowsOfPage<ExamSummary>>;
  /** When given, only exams of this kind are shown. */
  examKind?: ExamKind | undefined;
  /** The keyword searched for, or ''. */
  keyword: string;
  layout: 'card' | 'row';
  /** The current time in epoch milliseconds. */
  now: number;
  /** Seconds since the exams were answered. */
  secondsSince: number;
  /** The wrong-answer book, which the tab `wrong` shows. */
  wrong?: ReactNode;
  /** Address of all records; absent while there are none. */
  recordsHref?: string | undefined;
  t: ExamsTranslate;
  resolve: Resolve;
  onKind: (kind: ExamKind | undefined) => void;
  /** `typing` while the person is still typing the keyword. */
  onKeyword: (keyword: string, typing: boolean) => void;
  /** Removes the keyword and the kind. */
  onClear: () => void;
  onLayout: (layout: 'card' | 'row') => void;
  onPage: (page: number) => void;
  renderLink?: RenderLink;
}

function Skeletons({ layout }: Pick<ExamListPageProps, 'layout'>) {
  const isRow = layout === 'row';
  return (
    <Grid layout={isRow ? 'list' : 'grid'} gap={isRow ? 2 : 6}>
      {Array.from({ length: 6 }, (_, at) => (
        <div key={at} className={styles.skeletonPart} data-layout={layout}>
          <Skeleton shape="block" className={styles.boneTitle} />
          <Skeleton lines={isRow ? 1 : 3} />
        </div>
      ))}
    </Grid>
  );
}

function Nothing({ tab, props }: { tab: ExamTab; props: ExamListPageProps }) {
  const { keyword, examKind, t, hrefOf, onClear, renderLink = plainLink } = props;
  if (keyword !== '' || examKind !== undefined) {
    return (
      <EmptyState picture="search" title={t('emptyFiltered')}>
        <Button variant="outline" onClick={onClear}>
          {t('clear')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState picture="shelf" title={t(`empty.${tab}`)} description={t(`hint.${tab}`)}>
      {tab !== 'all' && (
        <Button asChild variant="outline">
          {renderLink({ href: hrefOf('all'), className: '', children: t('seeAll') })}
        </Button>
      )}
    </EmptyState>
  );
}

/** The exams of one tab, with their search field and filter. */
function Exams({ tab, props }: { tab: ExamTab; props: ExamListPageProps }) {
  const { exams, examKind, keyword, layout, t, onKind, onKeyword, onLayout, onPage } = props;
  const { kind: kindWords } = useLabels('examCard');
  return (
    <div className={styles.body}>
      <div className={styles.tools}>
        <KeywordBox value={keyword} label={t('keyword')} onKeyword={onKeyword} />
        <Select
          aria-label={t('kind')}
          className={styles.kind}
          value={examKind ?? ''}
          options={[
            { value: '', label: t('anyKind') },
            ...valuesOf(kinds).map((kind) => ({ value: kind, label: kindWords[kind] })),
          ]}
          onValueChange={(value) => onKind(valuesOf(kinds).find((kind) => kind === value))}
        />
        <LayoutSwitch
          label={t('layout')}
          className={styles.layout}
          value={layout}
          onValueChange={onLayout}
          cards={t('cards')}
          lines={{ value: 'row', label: t('rows') }}
        />
      </div>
      <Loaded essential load={exams} retry={t('retry')} skeleton={<Skeletons layout={layout} />} level={2}>
        {(page) =>
          page.rows.length === 0 ? (
            <Nothing tab={tab} props={props} />
          ) : (
            <Paged
              page={page.pageNo}
              pageCount={page.pages}
              stale={page.stale}
              label={t('pages')}
              onPage={onPage}
            >
              <ExamRows {...props} exams={page.rows} />
            </Paged>
          )
        }
      </Loaded>
    </div>
  );
}

/** The person's exams by state, and the wrong-answer book. */
export function ExamListPage(props: ExamListPageProps) {
  const { tabs, tab, hrefOf, exams, wrong, recordsHref, t, renderLink = plainLink } = props;
  return (
    <Container className={paged.listPage} data-component="ExamListPage">
      <header className={styles.head}>
        <Heading level={1} tabIndex={-1}>
          {t('title')}
        </Heading>
        {tab !== 'wrong' && (
          <output className={paged.count}>
            {exams.state === 'ready' && !exams.data.stale && t('count', { total: exams.data.total })}
          </output>
        )}
        {recordsHref !== undefined &&
          renderLink({
            href: recordsHref,
            className: styles.records,
            children: (
              <>
                {t('records')}
                <Icon glyph={ChevronRight} directional />
              </>
            ),
          })}
      </header>
      <TabNav label={t('tabs')}>
        {tabs.map((each) => (
          <TabNavLink key={each} asChild current={each === tab}>
            {renderLink({ href: hrefOf(each), className: '', children: t(`tab.${each}`) })}
          </TabNavLink>
        ))}
      </TabNav>
      {tab === 'wrong' ? wrong : <Exams key={tab} tab={tab} props={props} />}
    </Container>
  );
}
