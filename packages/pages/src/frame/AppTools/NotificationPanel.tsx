import type { Notification } from '@stoa/api/contract/notification';
import { NotificationKind, valuesOf, type ResolvedLink } from '@stoa/domain';
import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Icon } from '@stoa/ui/Icon';
import { plainLink, type RenderLinkProps } from '@stoa/ui/CourseCard';
import { NotificationItem } from '@stoa/ui/NotificationItem';
import { SegmentedControl } from '@stoa/ui/SegmentedControl';
import { Select } from '@stoa/ui/Select';
import { Skeleton } from '@stoa/ui/Skeleton';
import { hrefOf, type Resolve } from '../../links/index.ts';
import type { ToolsTranslate } from '../words/index.ts';
import { dayGroups } from './dayGroups.ts';
import * as styles from './NotificationPanel.css.ts';

export interface NotificationPanelProps {
  t: ToolsTranslate;
  unreadOnly: boolean;
  onUnreadOnly: (only: boolean) => void;
  /** The kind that is shown; absent when every kind is shown. */
  kind: NotificationKind | undefined;
  onKind: (kind: NotificationKind | undefined) => void;
  unreadNum: number;
  onMarkAll: () => void;
  markingAll: boolean;
  /** The list, or its skeleton or message. */
  children: ReactNode;
}

/** The notifications of a person, with filters and the button that marks all of them as read. */
export function NotificationPanel(props: NotificationPanelProps) {
  const { t, unreadOnly, onUnreadOnly, kind, onKind, unreadNum, onMarkAll, markingAll } = props;
  return (
    <div className={styles.root} data-component="NotificationPanel">
      <div className={styles.tools}>
        <SegmentedControl
          label={t('notices.state')}
          items={[
            { value: 'all', label: t('notices.all') },
            { value: 'unread', label: t('notices.unread') },
          ]}
          value={unreadOnly ? 'unread' : 'all'}
          onValueChange={(value) => onUnreadOnly(value === 'unread')}
        />
        <Select
          aria-label={t('notices.kind')}
          options={[
            { value: '', label: t('notices.anyKind') },
            ...valuesOf(NotificationKind).map((value) => ({
              value: String(value),
              label: t(`notices.kinds.k${value}`),
            })),
          ]}
          value={kind === undefined ? '' : String(kind)}
          onValueChange={(value) => onKind(valuesOf(NotificationKind).find((each) => String(each) === value))}
          className={styles.kind}
        />
        <Button
          variant="ghost"
          size="sm"
          iconStart={<Icon glyph={CheckCheck} />}
          disabled={unreadNum === 0}
          loading={markingAll}
          onClick={onMarkAll}
          className={styles.markAll}
        >
          {t('notices.markAll')}
        </Button>
      </div>
      {props.children}
    </div>
  );
}

export interface NoticeRowsProps {
  t: ToolsTranslate;
  notices: readonly Notification[];
  /** The last message of the page before, whose day is not named again. */
  before?: Notification | undefined;
  now: number;
  /** Whether a message counts as read, including those marked since the list was loaded. */
  isRead: (notice: Notification) => boolean;
  /** Id of the message that is being marked before its target is opened. */
  opening?: number | undefined;
  /** Id of the message whose mark is being saved. */
  marking?: number | undefined;
  resolve: Resolve;
  onMark: (notice: Notification) => void;
  /** Called when a message that leads nowhere was opened in place. */
  onExpand: (notice: Notification) => void;
  /** Renders the link of a message; following it also marks the message. */
  renderLink?: (link: RenderLinkProps, notice: Notification, to: ResolvedLink) => ReactNode;
}

function NoticeRow({
  notice,
  ...props
}: Omit<NoticeRowsProps, 'notices' | 'before'> & { notice: Notification }) {
  const { now, isRead, opening, marking, resolve, onMark, onExpand, renderLink = plainLink } = props;
  const { notificationId: id, kind, title, content, createTime, target, sender } = notice;
  const read = isRead(notice);
  const to = target && resolve(target);
  return (
    <NotificationItem
      kind={kind}
      title={title}
      content={content}
      read={read}
      time={createTime}
      now={now}
      sender={sender?.realName}
      href={hrefOf(to)}
      opening={opening === id}
      marking={marking === id}
      renderLink={to && ((link) => renderLink(link, notice, to))}
      onExpandedChange={(open) => open && onExpand(notice)}
      onMarkRead={read ? undefined : () => onMark(notice)}
    />
  );
}

/** The rows of one page of the list, under the days on which they came. */
export function NoticeRows({ t, notices, before, ...rest }: NoticeRowsProps) {
  return dayGroups(notices, rest.now, before?.createTime).map(({ day, time, continued, entries }) => {
    const name = t(`notices.days.${day}`, { time: new Date(time) });
    return (
      <section key={time} aria-label={name}>
        {!continued && <h3 className={styles.day}>{name}</h3>}
        <ul aria-label={t('notices.list')} className={styles.list}>
          {entries.map((notice) => (
            <li key={notice.notificationId} className={styles.item}>
              <NoticeRow {...rest} t={t} notice={notice} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

export function NoticeSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={styles.skeletonPart}>
          <Skeleton className={styles.boneIcon} />
          <span className={styles.boneWords}>
            <Skeleton className={styles.boneTitle} />
            <Skeleton className={styles.boneText} />
          </span>
        </div>
      ))}
    </div>
  );
}

export function NoNotices({ t, unreadOnly }: { t: ToolsTranslate; unreadOnly: boolean }) {
  return <EmptyState compact picture="box" title={t(unreadOnly ? 'notices.emptyUnread' : 'notices.empty')} />;
}
