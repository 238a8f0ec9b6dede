import { notificationList, type Notification } from '@stoa/api/contract/notification';
import { useApi } from '@stoa/api/react';
import type { NotificationKind, ResolvedLink } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import { ErrorState } from '@stoa/ui/ErrorState';
import { NoNotices, NoticeBones, NoticeRows } from '@stoa/pages/frame/AppTools';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { ResolvedAnchor, useLinkResolver } from '../../common/links.tsx';
import type { Marks } from './NoticeDrawer.tsx';
import * as styles from './tools.css.ts';

const pageSize = 20;

interface Shared {
  unreadOnly: boolean;
  kind: NotificationKind | undefined;
  marks: Marks;
  onMark: (id: number) => Promise<void>;
  /** The list closes on the way to what a message is about. */
  onLeave: () => void;
}

/** A press that the browser turns into another tab or window. */
const isElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0;

/** What happens to a message: it is marked on the way to what it is about, or where it opens. */
function useNotices({ marks, onMark, onLeave }: Shared) {
  const navigate = useNavigate();
  const [opening, setOpening] = useState<number>();
  const [marking, setMarking] = useState<number>();

  const isRead = ({ notificationId: id, readFlg }: Notification) => readFlg || marks.all || marks.ids.has(id);
  const markUnread = (notice: Notification) => {
    if (!isRead(notice)) void onMark(notice.notificationId);
  };
  const mark = async ({ notificationId: id }: Notification) => {
    setMarking(id);
    await onMark(id);
    setMarking(undefined);
  };
  const openAt = async (notice: Notification, path: string) => {
    if (!isRead(notice)) {
      setOpening(notice.notificationId);
      // Where the mark cannot be kept, what the message is about is worth seeing all the same.
      await onMark(notice.notificationId);
      setOpening(undefined);
    }
    onLeave();
    navigate(path);
  };
  const follow = (event: MouseEvent, notice: Notification, to: ResolvedLink) => {
    if (to.kind === 'external' || isElsewhere(event)) return markUnread(notice);
    event.preventDefault();
    if (opening === undefined) void openAt(notice, to.path);
  };
  return { opening, marking, isRead, mark, markUnread, follow };
}

interface PageProps extends Shared {
  pageNo: number;
  /** There is more after this page. */
  onMore: () => void;
  isLast: boolean;
}

/** Twenty messages; the last page asks for the next one when its end comes into view, or by its button. */
function NoticePage({ pageNo, isLast, onMore, ...shared }: PageProps) {
  const t = useTranslations('tools');
  const [now] = useState(Date.now);
  const resolve = useLinkResolver();
  const { mark, markUnread, follow, ...state } = useNotices(shared);
  const { unreadOnly, kind } = shared;
  const { data, error, reload } = useApi(
    notificationList,
    { pageNo, pageSize, ...(kind === undefined ? {} : { kind }), ...(unreadOnly ? { readFlg: false } : {}) },
    { silent: true },
  );
  const end = useRef<HTMLDivElement>(null);
  const hasMore = data !== undefined && pageNo < data.pages;
  useEffect(() => {
    if (!isLast || !hasMore || end.current === null) return undefined;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting === true && onMore());
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isLast, hasMore, onMore]);

  if (data === undefined && error !== undefined) {
    return (
      <ErrorState compact title={t('notices.failed')}>
        <Button variant="outline" size="sm" onClick={() => void reload()}>
          {t('notices.retry')}
        </Button>
      </ErrorState>
    );
  }
  if (data === undefined) {
    return (
      <output aria-label={t('notices.loading')}>
        <NoticeBones rows={pageNo === 1 ? 6 : 2} />
      </output>
    );
  }
  if (data.total === 0) return <NoNotices t={t} unreadOnly={unreadOnly} />;
  return (
    <>
      <NoticeRows
        {...state}
        t={t}
        notices={data.list}
        now={now}
        resolve={resolve}
        onMark={(notice) => void mark(notice)}
        onExpand={markUnread}
        renderLink={({ className, children }, notice, to) => (
          <ResolvedAnchor to={to} className={className} onClick={(event) => follow(event, notice, to)}>
            {children}
          </ResolvedAnchor>
        )}
      />
      {isLast && hasMore && (
        <div ref={end} className={styles.more}>
          <Button variant="ghost" size="sm" onClick={onMore}>
            {t('notices.more')}
          </Button>
        </div>
      )}
      {isLast && !hasMore && pageNo > 1 && (
        <p className={styles.more}>
          <span className={styles.end}>{t('notices.end')}</span>
        </p>
      )}
    </>
  );
}

/** All pages that were asked for, one below the other. */
export function NoticeList(shared: Shared) {
  const [pages, setPages] = useState(1);
  return (
    <div>
      {Array.from({ length: pages }, (_, at) => (
        <NoticePage
          key={at}
          {...shared}
          pageNo={at + 1}
          isLast={at + 1 === pages}
          onMore={() => setPages(at + 2)}
        />
      ))}
    </div>
  );
}
