import type { QuestionnaireRecord } from '@stoa/api/contract/questionnaire';
import { formatDateTime, formatDay } from '@stoa/domain';
import { ChevronLeft, EyeOff, UserRound } from 'lucide-react';
import { Button } from '@stoa/ui/Button';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Tag } from '@stoa/ui/Tag';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import { Loaded, type Load, type RowsOfPage } from '../../common/index.ts';
import { Paged } from '../../common/Paged.tsx';
import * as paged from '../../common/Paged.css.ts';
import { hrefOf, type Resolve } from '../../links/index.ts';
import * as head from '../SurveyHead/SurveyHead.css.ts';
import { surveyTarget } from '../target/index.ts';
import type { QuestionnairesTranslate } from '../words/index.ts';
import * as styles from './QuestionnaireRecordsPage.css.ts';

export interface QuestionnaireRecordsPageProps {
  records: Load<RowsOfPage<QuestionnaireRecord>>;
  /** Address of the list of questionnaires. */
  listHref?: string | undefined;
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

/** One record. An anonymous one has no number, because nothing may lead from it to the answers. */
function Row({ record, props }: { record: QuestionnaireRecord; props: QuestionnaireRecordsPageProps }) {
  const { now, t, resolve, renderLink = plainLink } = props;
  const { questionnaireId, title, anonymous, submitTime } = record;
  const href =
    record.anonymous || !record.viewable
      ? undefined
      : hrefOf(resolve(surveyTarget(questionnaireId, record.recordId)));
  // Of an anonymous record only the day is known.
  const time = anonymous ? formatDay(submitTime, { now }) : formatDateTime(submitTime, { now });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Heading level={2} size={16}>
          {title}
        </Heading>
        <p className={styles.facts}>
          <span>{t('record.on', { day: time })}</span>
          {anonymous && <span>{t('record.anonymous')}</span>}
        </p>
      </div>
      <Tag variant="outline" icon={<Icon glyph={anonymous ? EyeOff : UserRound} />}>
        {t(anonymous ? 'mode.1' : 'mode.0')}
      </Tag>
      <span className={styles.end}>
        {href !== undefined && (
          <Button asChild variant="outline">
            {renderLink({
              href,
              className: styles.action,
              children: (
                <>
                  {t('view')}
                  <VisuallyHidden>{` ${title} ${time}`}</VisuallyHidden>
                </>
              ),
            })}
          </Button>
        )}
      </span>
    </li>
  );
}

/** The person's records, the latest first. */
export function QuestionnaireRecordsPage(props: QuestionnaireRecordsPageProps) {
  const { records, listHref, t, onPage, renderLink = plainLink } = props;
  const link = (words: string) =>
    listHref !== undefined && (
      <Button asChild variant="outline">
        {renderLink({ href: listHref, className: '', children: words })}
      </Button>
    );
  return (
    <Container className={paged.listPage} data-component="QuestionnaireRecordsPage">
      <header className={styles.head}>
        {listHref !== undefined &&
          renderLink({
            href: listHref,
            className: head.back,
            children: (
              <>
                <Icon glyph={ChevronLeft} directional />
                {t('back')}
              </>
            ),
          })}
        <Heading level={1} tabIndex={-1}>
          {t('records')}
        </Heading>
        <output className={paged.count}>
          {records.state === 'ready' &&
            !records.data.stale &&
            t('record.count', { total: records.data.total })}
        </output>
      </header>
      <Loaded essential load={records} retry={t('retry')} skeleton={skeleton} level={2}>
        {(page) =>
          page.rows.length === 0 ? (
            <EmptyState picture="shelf" title={t('record.empty')}>
              {link(t('record.list'))}
            </EmptyState>
          ) : (
            <Paged
              page={page.pageNo}
              pageCount={page.pages}
              stale={page.stale}
              label={t('pages')}
              onPage={onPage}
            >
              <ul className={styles.list}>
                {page.rows.map((record, at) => (
                  // Anonymous records have no number of their own, so the key is their place in the list.
                  <Row
                    key={record.anonymous ? `anonymous-${at}` : record.recordId}
                    record={record}
                    props={props}
                  />
                ))}
              </ul>
            </Paged>
          )
        }
      </Loaded>
    </Container>
  );
}
