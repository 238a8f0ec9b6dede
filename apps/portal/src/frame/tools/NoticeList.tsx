import { notificationList, type Notification } from '@stoa/api/contract/notification';
import { useApi } from '@stoa/api/react';
import type { NotificationKind } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import { ErrorState } from '@stoa/ui/ErrorState';
import { NoNotices, NoticeBones, NoticeRows, type NoticeRow } from '@stoa/ui/patterns/AppTools';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useLinkResolver } from '../../common/links.tsx';
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

/** How a message becomes a row: read on its way to what it is about, or where it opens. */
function useRow({ marks, onMark, onLeave }: Shared): (notice: Notification) => NoticeRow {
  const resolve = useLinkResolver();
  const navigate = useNavigate();
  const [opening, setOpening] = useState<number>();
  const [marking, setMarking] = useState<number>();

  return ({ notificationId: id, kind, title, content, readFlg, createTime, target, sender }) => {
    const read = readFlg || marks.all || marks.ids.has(id);
    const to = target && resolve(target);
    const mark = async () => {
      setMarking(id);
      await onMark(id);
      setMarking(undefined);
    };
    const openAt = async (path: string) => {
      if (!read) {
        setOpening(id);
        // Where the mark cannot be kept, what the message is about is worth seeing all the same.
        await onMark(id);
        setOpening(undefined);
      }
      onLeave();
      navigate(path);
    };
    const follow = (event: MouseEvent, path: string) => {
      if (isElsewhere(event)) {
        if (!read) void onMark(id);
        return;
      }
      event.preventDefault();
      if (opening === undefined) void openAt(path);
    };
    return {
      id,
      kind,
      title,
      content,
      read,
      time: createTime,
      sender: sender?.realName,
      opening: opening === id,
      marking: marking === id,
      ...(to === undefined
        ? { onExpandedChange: (open: boolean) => void (open && !read && onMark(id)) }
        : { href: to.kind === 'internal' ? to.path : to.url }),
      ...(to?.kind === 'internal'
        ? {
            renderLink: ({ href, children, ...rest }) => (
              <Link {...rest} to={href} onClick={(event) => follow(event, href)}>
                {children}
              </Link>
            ),
          }
        : to && {
            renderLink: ({ href, children, ...rest }) => (
              <a
                {...rest}
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => void (!read && onMark(id))}
              >
                {children}
              </a>
            ),
          }),
      ...(read ? {} : { onMarkRead: () => void mark() }),
    };
  };
}

interface PageProps extends Shared {
  pageNo: number;
  /** There is more after this page. */
  onMore: () => void;
  isLast: boolean;
}

/** Twenty messages; the last page asks for the next one when its end comes into view, or by its button. */
function NoticePage({ pageNo, isLast, onMore, ...shared }: PageProps) {
  const t = useTranslations('tools.notices');
  const [now] = useState(Date.now);
  const rowOf = useRow(shared);
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
      <ErrorState compact title={t('failed')}>
        <Button variant="outline" size="sm" onClick={() => void reload()}>
          {t('retry')}
        </Button>
      </ErrorState>
    );
  }
  if (data === undefined) {
    return (
      <output aria-label={t('loading')}>
        <NoticeBones rows={pageNo === 1 ? 6 : 2} />
      </output>
    );
  }
  if (data.total === 0) return <NoNotices text={unreadOnly ? t('emptyUnread') : t('empty')} />;
  return (
    <>
      <NoticeRows label={t('list')} rows={data.list.map((notice) => rowOf(notice))} now={now} />
      {isLast && hasMore && (
        <div ref={end} className={styles.more}>
          <Button variant="ghost" size="sm" onClick={onMore}>
            {t('more')}
          </Button>
        </div>
      )}
      {isLast && !hasMore && pageNo > 1 && (
        <p className={styles.more}>
          <span className={styles.end}>{t('end')}</span>
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
