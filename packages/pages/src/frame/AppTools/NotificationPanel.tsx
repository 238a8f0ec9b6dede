import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Icon } from '@stoa/ui/Icon';
import { NotificationItem, type NotificationItemProps } from '@stoa/ui/NotificationItem';
import { SegmentedControl } from '@stoa/ui/SegmentedControl';
import { Select, type SelectOption } from '@stoa/ui/Select';
import { Skeleton } from '@stoa/ui/Skeleton';
import * as styles from './NotificationPanel.css.ts';

/** One message as the list shows it. */
export interface NoticeRow extends Omit<NotificationItemProps, 'layout' | 'now' | 'id'> {
  id: number;
}

export interface NotificationPanelWords {
  state: string;
  all: string;
  unread: string;
  kind: string;
  markAll: string;
}

export interface NotificationPanelProps {
  words: NotificationPanelWords;
  unreadOnly: boolean;
  onUnreadOnly: (only: boolean) => void;
  kinds: readonly SelectOption[];
  kind: string;
  onKind: (kind: string) => void;
  unreadNum: number;
  onMarkAll: () => void;
  markingAll: boolean;
  /** The list, or what stands for it. */
  children: ReactNode;
}

/** What a person was told: which part of it to see, and the way to have done with all of it. */
export function NotificationPanel(props: NotificationPanelProps) {
  const { words, unreadOnly, onUnreadOnly, kinds, kind, onKind, unreadNum, onMarkAll, markingAll } = props;
  return (
    <div className={styles.root} data-component="NotificationPanel">
      <div className={styles.tools}>
        <SegmentedControl
          label={words.state}
          items={[
            { value: 'all', label: words.all },
            { value: 'unread', label: words.unread },
          ]}
          value={unreadOnly ? 'unread' : 'all'}
          onValueChange={(value) => onUnreadOnly(value === 'unread')}
        />
        <Select
          aria-label={words.kind}
          options={kinds}
          value={kind}
          onValueChange={onKind}
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
          {words.markAll}
        </Button>
      </div>
      {props.children}
    </div>
  );
}

/** Rows of one page of the list. */
export function NoticeRows({ label, rows, now }: { label: string; rows: readonly NoticeRow[]; now: number }) {
  return (
    <ul aria-label={label} className={styles.list}>
      {rows.map(({ id, ...row }) => (
        <li key={id} className={styles.item}>
          <NotificationItem {...row} now={now} />
        </li>
      ))}
    </ul>
  );
}

export function NoticeBones({ rows = 6 }: { rows?: number }) {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={styles.bone}>
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

export function NoNotices({ text }: { text: string }) {
  return <EmptyState compact picture="box" title={text} />;
}
