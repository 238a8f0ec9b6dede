import type { DeskAttempt } from '@stoa/api/contract/exam';
import { formatDateTime, formatPosition } from '@stoa/domain';
import { CircleStop, Timer } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@stoa/ui/Button';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { DataTable, type TableColumn } from '@stoa/ui/DataTable';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { useFocusKept } from '@stoa/ui/parts';
import { NotLoaded, type Load, type RowsOfPage } from '../../common/index.ts';
import { Paged } from '../../common/Paged.tsx';
import * as desk from '../desk.css.ts';
import { BackLink } from '../ReviewPage/ReviewPage.tsx';
import type { DeskTranslate } from '../words/index.ts';
import { EndDialog, TimeDialog } from './dialogs.tsx';
import { restOf } from './rest.ts';
import * as styles from './ExamDesk.css.ts';

/** The attempts that a change is for; without ids, all attempts in progress. */
export interface Chosen {
  readonly attemptIds: readonly number[] | undefined;
}

export interface ExamAttemptsProps {
  /** Title of the exam; absent while it is not known. */
  title: string | undefined;
  attempts: Load<RowsOfPage<DeskAttempt>>;
  /** The supervisor, who cannot add time to an attempt of their own. */
  ownUserId: number;
  /** The time by the server's clock. */
  now: number;
  backHref: string;
  t: DeskTranslate;
  /**
   * Adds minutes, or removes some; resolves to whether it succeeded. Absent if the back end does not support
   * it.
   */
  onTime?: ((chosen: Chosen, minutes: number, reason: string) => Promise<boolean>) | undefined;
  /** Ends attempts; resolves to whether it succeeded. Absent if the back end does not support it. */
  onEnd?: ((chosen: Chosen, reason: string) => Promise<boolean>) | undefined;
  onPage: (page: number) => void;
  renderLink?: RenderLink | undefined;
}

const none: ReadonlySet<string> = new Set();
const keyOf = ({ attemptId }: DeskAttempt): string => String(attemptId);

const nameOf = (row: DeskAttempt, t: DeskTranslate): string =>
  row.guest ? t('guestNamed', { name: row.name }) : row.learner.realName;

function RestTime({ row, now, t }: { row: DeskAttempt; now: number; t: DeskTranslate }) {
  const rest = restOf(row.deadlineTime, now);
  const minutes = Math.round(row.extraSeconds / 60);
  return (
    <span className={styles.rest} data-state={rest.kind}>
      <span>
        {rest.kind === 'left'
          ? formatPosition(rest.seconds)
          : t(rest.kind === 'over' ? 'attempts.over' : 'attempts.untimed')}
      </span>
      {minutes !== 0 && (
        <span className={styles.extra}>
          {t(minutes > 0 ? 'attempts.extra' : 'attempts.cut', { minutes: Math.abs(minutes) })}
        </span>
      )}
    </span>
  );
}

function useColumns(now: number, t: DeskTranslate) {
  return useMemo((): TableColumn<DeskAttempt>[] => {
    const answered = (row: DeskAttempt) =>
      t('attempts.answeredOf', { answered: row.answered, of: row.questionCount });
    const saved = ({ savedTime }: DeskAttempt) =>
      savedTime === undefined ? t('attempts.never') : formatDateTime(savedTime, { now });
    const left = ({ switchCount }: DeskAttempt) => t('attempts.switchCount', { count: switchCount });
    return [
      {
        key: 'learner',
        header: t('attempts.learner'),
        rowHeader: true,
        cell: (row) => (
          <span className={desk.cellTitle}>
            {nameOf(row, t)}
            <span className={desk.narrowFacts}>
              {t('attempts.facts', {
                answered: row.answered,
                of: row.questionCount,
                count: row.switchCount,
              })}
            </span>
          </span>
        ),
      },
      { key: 'answered', header: t('attempts.answered'), cell: answered, hideBelow: 'sm' },
      {
        key: 'rest',
        header: t('attempts.rest'),
        width: '9rem',
        cell: (row) => <RestTime row={row} now={now} t={t} />,
      },
      { key: 'switches', header: t('attempts.switches'), cell: left, hideBelow: 'sm', width: '8rem' },
      { key: 'saved', header: t('attempts.saved'), cell: saved, hideBelow: 'md', width: '8rem' },
    ];
  }, [now, t]);
}

/** The attempts at an exam that are in progress, with the actions of the people who supervise it. */
export function ExamAttempts(props: ExamAttemptsProps) {
  const { title, attempts, ownUserId, now, backHref, t, onTime, onEnd, onPage, renderLink } = props;
  const [selected, setSelected] = useState(none);
  const [asking, setAsking] = useState<'time' | 'end'>();
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // A checkbox disappears with its attempt, and the buttons with the last one, so a focus on them is moved.
  useFocusKept(root, heading);
  // The list and the link that was followed are gone, and the list may have been scrolled, so the page begins
  // at its heading.
  useEffect(() => heading.current?.focus(), []);
  const columns = useColumns(now, t);
  const page = attempts.state === 'ready' ? attempts.data : undefined;
  const rows = page?.rows ?? [];
  // Attempts that were handed in meanwhile can no longer be selected.
  const here = new Set(rows.map(keyOf));
  const chosen = new Set([...selected].filter((key) => here.has(key)));
  const ids = chosen.size === 0 ? undefined : [...chosen].map(Number);
  const concerned = ids === undefined ? rows : rows.filter(({ attemptId }) => ids.includes(attemptId));
  const isOwn = (row: DeskAttempt) => !row.guest && row.learner.userId === ownUserId;
  // The time can be changed only if at least one attempt of somebody else has a deadline.
  const hasTimed = concerned.some((row) => row.deadlineTime !== undefined && !isOwn(row));
  const changes = onTime !== undefined || onEnd !== undefined;
  const done = (ok: boolean) => {
    if (!ok) return;
    setAsking(undefined);
    setSelected(none);
  };

  return (
    <div ref={root} className={desk.list} data-component="ExamAttempts">
      <BackLink href={backHref} renderLink={renderLink}>
        {t('attempts.back')}
      </BackLink>
      <div className={desk.tools}>
        <div className={styles.head}>
          <Heading ref={heading} level={2} size={20} tabIndex={-1}>
            {title ?? t('attempts.caption')}
          </Heading>
          <p className={styles.live}>
            {page === undefined
              ? t('attempts.live')
              : `${t('attempts.count', { total: page.total })} · ${t('attempts.live')}`}
          </p>
        </div>
        {changes && rows.length > 0 && (
          <div className={desk.end}>
            {onTime && hasTimed && (
              <Button
                className={styles.button}
                iconStart={<Icon glyph={Timer} />}
                onClick={() => setAsking('time')}
              >
                {t(ids === undefined ? 'attempts.giveTimeAll' : 'attempts.giveTime')}
              </Button>
            )}
            {onEnd && (
              <Button
                variant="outline"
                tone="danger"
                className={styles.button}
                iconStart={<Icon glyph={CircleStop} />}
                onClick={() => setAsking('end')}
              >
                {t(ids === undefined ? 'attempts.endAll' : 'attempts.end')}
              </Button>
            )}
          </div>
        )}
      </div>
      {attempts.state === 'failed' || attempts.state === 'absent' ? (
        <NotLoaded load={attempts} retry={t('retry')} compact level={3} className={desk.card} />
      ) : (
        <Paged
          page={page?.pageNo ?? 1}
          pageCount={page?.pages ?? 0}
          stale={page?.stale ?? false}
          label={t('pages')}
          onPage={onPage}
        >
          <DataTable
            caption={t('attempts.caption')}
            columns={columns}
            rows={rows}
            rowKey={keyOf}
            rowName={(row) => nameOf(row, t)}
            selectable={changes && rows.length > 0}
            selected={chosen}
            onSelectedChange={setSelected}
            state={page === undefined ? 'loading' : page.stale ? 'refreshing' : 'ready'}
            empty={
              <EmptyState picture="shelf" title={t('attempts.none')} description={t('attempts.noneHint')} />
            }
          />
        </Paged>
      )}
      {asking === 'time' && onTime && (
        <TimeDialog
          count={ids?.length}
          hasOwn={concerned.some(isOwn)}
          t={t}
          onClose={() => setAsking(undefined)}
          onConfirm={async (minutes, reason) => done(await onTime({ attemptIds: ids }, minutes, reason))}
        />
      )}
      {asking === 'end' && onEnd && (
        <EndDialog
          count={ids?.length}
          t={t}
          onClose={() => setAsking(undefined)}
          onConfirm={async (reason) => done(await onEnd({ attemptIds: ids }, reason))}
        />
      )}
    </div>
  );
}
