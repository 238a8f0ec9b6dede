import type { QuestionnaireSummary, QuestionnaireTab } from '@stoa/api/contract/questionnaire';
import { History } from 'lucide-react';
import { Button } from '@stoa/ui/Button';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { Skeleton } from '@stoa/ui/Skeleton';
import { TabNav, TabNavLink } from '@stoa/ui/TabNav';
import { Loaded, type Load, type RowsOfPage } from '../../common/index.ts';
import { Paged } from '../../common/Paged.tsx';
import * as paged from '../../common/Paged.css.ts';
import type { Resolve } from '../../links/index.ts';
import type { QuestionnairesTranslate } from '../words/index.ts';
import { SurveyCard } from './parts/SurveyCard.tsx';
import * as styles from './QuestionnaireListPage.css.ts';

export interface QuestionnaireListPageProps {
  tabs: readonly QuestionnaireTab[];
  tab: QuestionnaireTab;
  /** Address of a tab. */
  hrefOf: (tab: QuestionnaireTab) => string;
  questionnaires: Load<RowsOfPage<QuestionnaireSummary>>;
  /** Address of the person's records. */
  recordsHref?: string | undefined;
  /** Current time in epoch milliseconds. */
  now: number;
  t: QuestionnairesTranslate;
  resolve: Resolve;
  onPage: (page: number) => void;
  renderLink?: RenderLink;
}

const skeleton = (
  <div className={styles.list} aria-hidden>
    {['a', 'b', 'c'].map((key) => (
      <Skeleton key={key} shape="block" className={styles.skeletonPart} />
    ))}
  </div>
);

function Rows({
  page,
  props,
}: {
  page: RowsOfPage<QuestionnaireSummary>;
  props: QuestionnaireListPageProps;
}) {
  const { tab, hrefOf, now, t, resolve, onPage, renderLink = plainLink } = props;
  if (page.rows.length === 0) {
    return (
      <EmptyState picture="shelf" title={t(`empty.${tab}`)}>
        {tab !== 'all' && (
          <Button asChild variant="outline">
            {renderLink({ href: hrefOf('all'), className: '', children: t('showAll') })}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <Paged page={page.pageNo} pageCount={page.pages} stale={page.stale} label={t('pages')} onPage={onPage}>
      <ul className={styles.list}>
        {page.rows.map((survey) => (
          <li key={survey.questionnaireId} className={styles.item}>
            <SurveyCard {...{ survey, now, t, resolve, renderLink }} />
          </li>
        ))}
      </ul>
    </Paged>
  );
}

/** The person's questionnaires by state. */
export function QuestionnaireListPage(props: QuestionnaireListPageProps) {
  const { tabs, tab, hrefOf, questionnaires, recordsHref, t, renderLink = plainLink } = props;
  return (
    <Container className={paged.listPage} data-component="QuestionnaireListPage">
      <header className={styles.head}>
        <Heading level={1} tabIndex={-1}>
          {t('title')}
        </Heading>
        <output className={paged.count}>
          {questionnaires.state === 'ready' &&
            !questionnaires.data.stale &&
            t('count', { total: questionnaires.data.total })}
        </output>
        {recordsHref !== undefined && (
          <Button asChild variant="outline" iconStart={<Icon glyph={History} />} className={styles.records}>
            {renderLink({ href: recordsHref, className: '', children: t('records') })}
          </Button>
        )}
      </header>
      <TabNav label={t('tabs')}>
        {tabs.map((each) => (
          <TabNavLink key={each} asChild current={each === tab}>
            {renderLink({ href: hrefOf(each), className: '', children: t(`tab.${each}`) })}
          </TabNavLink>
        ))}
      </TabNav>
      <Loaded essential load={questionnaires} retry={t('retry')} skeleton={skeleton} level={2}>
        {(page) => <Rows page={page} props={props} />}
      </Loaded>
    </Container>
  );
}
