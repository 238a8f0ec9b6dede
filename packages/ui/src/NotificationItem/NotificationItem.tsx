import { formatDateTime, NotificationKind } from '@stoa/domain';
import { clsx } from 'clsx';
import {
  Award,
  Bell,
  CalendarDays,
  Check,
  ChevronDown,
  ListChecks,
  MessageSquareText,
  Pencil,
  Radio,
  Receipt,
} from 'lucide-react';
import { useEffect, useId, useRef, type ComponentProps, type ComponentType } from 'react';
import { plainLink, type RenderLink } from '../CourseCard/renderLink.tsx';
import { useControlled } from '../hooks/useControlled.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { announce } from '../LiveRegion/announce.ts';
import { useLabels } from '../provider/index.ts';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './NotificationItem.css.ts';
import { useCutOff } from './useCutOff.ts';

export const notificationItemLayouts = ['row', 'compact'] as const;
export type NotificationItemLayout = (typeof notificationItemLayouts)[number];

export interface NotificationItemProps extends Omit<ComponentProps<'div'>, 'title' | 'children' | 'content'> {
  kind: NotificationKind;
  title: string;
  content: string;
  read: boolean;
  /** When the message came, in epoch milliseconds, as is `now`. The parent keeps `now` up to date. */
  time: number;
  now: number;
  /** Name of the sender, when it was a person. */
  sender?: string | undefined;
  /**
   * Address of the subject of the message. Without it the row opens in place and shows the whole text, if
   * that is longer than the row.
   */
  href?: string | undefined;
  renderLink?: RenderLink | undefined;
  expanded?: boolean;
  defaultExpanded?: boolean;
  onExpandedChange?: ((expanded: boolean) => void) | undefined;
  /** Whether the message is being marked as read before its page opens. */
  opening?: boolean;
  /** Called to mark an unread message as read without opening it. Without it there is no such button. */
  onMarkRead?: (() => void) | undefined;
  /** Whether the mark is being saved. */
  marking?: boolean;
  /** `compact` has a smaller icon and one line of text, for a menu. */
  layout?: NotificationItemLayout;
}

const glyphs: Record<NotificationKind, ComponentType<ComponentProps<'svg'>>> = {
  [NotificationKind.System]: Bell,
  [NotificationKind.Task]: ListChecks,
  [NotificationKind.Exam]: Pencil,
  [NotificationKind.Class]: CalendarDays,
  [NotificationKind.Live]: Radio,
  [NotificationKind.Interact]: MessageSquareText,
  [NotificationKind.CreditCertificate]: Award,
  [NotificationKind.Order]: Receipt,
};

/**
 * One message. An unread one is marked by a dot, bold type and a word. The whole row leads to what the message
 * is about, or opens in place.
 */
export function NotificationItem({
  kind,
  title,
  content,
  read,
  time,
  now,
  sender,
  href,
  renderLink = plainLink,
  expanded,
  defaultExpanded = false,
  onExpandedChange,
  opening = false,
  onMarkRead,
  marking = false,
  layout = 'row',
  className,
  ...rest
}: NotificationItemProps) {
  const words = useLabels('notificationItem');
  const id = useId();
  const [open, setOpen] = useControlled(expanded, defaultExpanded, onExpandedChange);
  const titleRef = useRef<HTMLDivElement>(null);
  const bodyRef = useRef<HTMLParagraphElement>(null);
  const cutOff = useCutOff(titleRef, bodyRef, href === undefined && !open);
  const marked = useRef(false);
  useEffect(() => {
    if (!read || !marked.current) return;
    marked.current = false;
    announce(words.nowRead);
    // The button has disappeared, so the focus moves to the row itself.
    if (document.activeElement === document.body)
      titleRef.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [read, words]);

  const whole = href === undefined && open;
  const compact = layout === 'compact';
  return (
    <div
      {...rest}
      aria-busy={opening || undefined}
      data-component="NotificationItem"
      data-state={read ? 'read' : 'unread'}
      data-layout={layout}
      className={clsx(styles.root, compact && styles.compact, className)}
    >
      <span className={clsx(styles.icon, compact && styles.smallIcon)} data-part="icon">
        {opening ? <SpinnerRing /> : <Icon glyph={glyphs[kind]} />}
        {!read && <span className={styles.dot} data-part="unread" />}
      </span>
      <div className={styles.words}>
        <div ref={titleRef} className={clsx(styles.title, !whole && styles.twoLines)} title={title}>
          {!read && <VisuallyHidden>{words.unread} </VisuallyHidden>}
          {href !== undefined && renderLink({ href, className: styles.press, children: title })}
          {href === undefined && (open || cutOff) && (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={`${id}-text`}
              className={clsx(styles.press, styles.open)}
              onClick={() => setOpen(!open)}
            >
              {title}
              <Icon glyph={ChevronDown} className={clsx(styles.chevron, open && styles.turned)} />
            </button>
          )}
          {href === undefined && !open && !cutOff && title}
        </div>
        <p
          ref={bodyRef}
          id={`${id}-text`}
          className={clsx(styles.body, whole ? styles.wholeText : styles.snippet)}
        >
          {content}
        </p>
        <p className={styles.meta}>
          {opening && <VisuallyHidden>{words.opening} </VisuallyHidden>}
          {words.kind[kind]}
          {' · '}
          <time dateTime={new Date(time).toISOString()} title={words.fullTime(time)}>
            {formatDateTime(time, { now })}
          </time>
          {sender !== undefined && sender !== '' && ` · ${sender}`}
        </p>
      </div>
      {!read && onMarkRead !== undefined && (
        <IconButton
          glyph={Check}
          size="sm"
          label={words.markRead(title)}
          loading={marking}
          className={styles.mark}
          onClick={() => {
            marked.current = true;
            onMarkRead();
          }}
        />
      )}
    </div>
  );
}
