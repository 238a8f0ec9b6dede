import { notificationList, type Notification } from '@stoa/api/contract/notification';
import { useApi } from '@stoa/api/react';
import type { NotificationKind, ResolvedLink } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import { NotLoaded } from '@stoa/pages/common';
import { NoNotices, NoticeSkeleton, NoticeRows } from '@stoa/pages/frame/AppTools';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { ResolvedAnchor, useLinkResolver } from '../../common/links.tsx';
import { notLoaded } from '../../common/load.ts';
import type { Marks } from './NoticeDrawer.tsx';
import * as styles from './tools.css.ts';

const pageSize = 20;

interface Shared {
  unreadOnly: boolean;
  kind: NotificationKind | undefined;
  marks: Marks;
  onMark: (id: number) => Promise<void>;
  /** Called before the person opens the target of a message, so that the list closes. */
  onLeave: () => void;
}

/** Whether the browser opens the press in another tab or window. */
const isElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0;

/** The actions on a message: opening it, or its target, marks it as read. */
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
      // The target is opened even if the message could not be marked.
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

const requestOf = (pageNo: number, { kind, unreadOnly }: Pick<Shared, 'kind' | 'unreadOnly'>) => ({
  pageNo,
  pageSize,
  ...(kind === undefined ? {} : { kind }),
  ...(unreadOnly ? { readFlg: false } : {}),
});

interface PageProps extends Shared {
  pageNo: number;
  /** Called to show the next page. */
  onMore: () => void;
  isLast: boolean;
}

/** Twenty messages; the last page loads the next one when its end scrolls into view, or by its button. */
function NoticePage({ pageNo, isLast, onMore, ...shared }: PageProps) {
  const t = useTranslations('tools');
  const [now] = useState(Date.now);
  const resolve = useLinkResolver();
  const { mark, markUnread, follow, ...state } = useNotices(shared);
  const { unreadOnly } = shared;
  const { data, error, reload } = useApi(notificationList, requestOf(pageNo, shared), { silent: true });
  // The page before is cached already, so this sends no request.
  const before = useApi(notificationList, pageNo === 1 ? null : requestOf(pageNo - 1, shared), {
    silent: true,
  });
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
      <NotLoaded
        compact
        load={notLoaded(error, () => void reload())}
        retry={t('notices.retry')}
        title={t('notices.failed')}
      />
    );
  }
  if (data === undefined) {
    return (
      <output aria-label={t('notices.loading')}>
        <NoticeSkeleton rows={pageNo === 1 ? 6 : 2} />
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
        before={before.data?.list.at(-1)}
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

/** All pages loaded so far, one below the other. */
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
