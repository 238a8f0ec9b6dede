import { AccessState, ItemKind, ProgressState } from '@stoa/domain';
import { clsx } from 'clsx';
import {
  Check,
  FileText,
  Headphones,
  Image,
  Link2,
  Lock,
  Newspaper,
  Pencil,
  Play,
  Table2,
} from 'lucide-react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { plainLink, type RenderLink } from '../CourseCard/renderLink.tsx';
import { Icon } from '../Icon/index.ts';
import { useLabels, type Labels } from '../provider/index.ts';
import { Tag } from '../Tag/index.ts';
import * as styles from './LessonRow.css.ts';
import { unlockOf } from './unlock.ts';

export const lessonRowLayouts = ['line', 'stack'] as const;
export type LessonRowLayout = (typeof lessonRowLayouts)[number];

export interface LessonRowProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  title: string;
  itemKind: ItemKind;
  state: ProgressState;
  percent?: number | undefined;
  duration?: number | undefined;
  pageCount?: number | undefined;
  required?: boolean | undefined;
  /** Whether the item may be tried before the course is bought. */
  trial?: boolean | undefined;
  lockedReason?: 'ORDER' | 'ACCESS' | undefined;
  /** The person's access to the course: it says how a lesson without access is opened, and whether it is a trial. */
  access?: AccessState | undefined;
  /** Whether the item is open now. */
  current?: boolean | undefined;
  /** `line` shows one line, for a page; `stack` shows two lines, for a side panel. */
  layout?: LessonRowLayout | undefined;
  /** Text shown instead of the state, such as “Watched to 12:34” or “92 points”. */
  note?: string | undefined;
  /** Address of the item. Without `href` and `onChoose` the row is only text. */
  href?: string | undefined;
  renderLink?: RenderLink | undefined;
  onChoose?: (() => void) | undefined;
}

type Glyph = ComponentType<ComponentProps<'svg'>>;

const glyphs: Record<ItemKind, Glyph> = {
  [ItemKind.Video]: Play,
  [ItemKind.Audio]: Headphones,
  [ItemKind.Document]: FileText,
  [ItemKind.Image]: Image,
  [ItemKind.Table]: Table2,
  [ItemKind.ImageText]: Newspaper,
  [ItemKind.Link]: Link2,
  [ItemKind.Test]: Pencil,
};

/** The progress: the share that was learned, or for a test the share of its points. */
function inProgress({ itemKind, percent }: LessonRowProps, labels: Labels['lessonRow']): string {
  if (percent === undefined) return labels.state[ProgressState.InProgress];
  if (itemKind !== ItemKind.Test) return labels.learned(percent);
  return percent === 0 ? labels.state[ProgressState.InProgress] : labels.scored(percent);
}

function stateWords(props: LessonRowProps, labels: Labels['lessonRow']): string | undefined {
  if (props.note !== undefined) return props.note;
  // A locked item shows why it is locked, whatever progress the learner had before.
  if (props.lockedReason === 'ACCESS') {
    const unlock = props.access === undefined ? undefined : unlockOf(props.access);
    return labels.unlock[unlock ?? 'other'];
  }
  if (props.lockedReason === 'ORDER') return labels.lockedByOrder;
  switch (props.state) {
    case ProgressState.Locked:
      return labels.lockedByOrder;
    case ProgressState.InProgress:
      return inProgress(props, labels);
    case ProgressState.Completed:
    case ProgressState.Overdue:
      return labels.state[props.state];
    case ProgressState.NotStarted:
      return undefined;
    default:
      return props.state satisfies never;
  }
}

const tones = {
  [ProgressState.NotStarted]: 'neutral',
  [ProgressState.InProgress]: 'accent',
  [ProgressState.Completed]: 'success',
  [ProgressState.Overdue]: 'danger',
  [ProgressState.Locked]: 'neutral',
} as const;

function extentOf({ duration, pageCount }: LessonRowProps, labels: Labels['lessonRow']): string | undefined {
  if (duration !== undefined) return labels.length(duration);
  return pageCount === undefined ? undefined : labels.pages(pageCount);
}

/** One item of a course: its kind, length and state, and the reason when it is locked. */
export function LessonRow(props: LessonRowProps) {
  const {
    title,
    itemKind,
    state,
    percent: _percent,
    duration: _duration,
    pageCount: _pageCount,
    required = true,
    trial = false,
    lockedReason,
    access,
    current = false,
    layout = 'line',
    note: _note,
    href,
    renderLink = plainLink,
    onChoose,
    className,
    ...rest
  } = props;
  const labels = useLabels('lessonRow');
  const locked = state === ProgressState.Locked || lockedReason !== undefined;
  const words = stateWords(props, labels);
  const extent = extentOf(props, labels);
  const stack = layout === 'stack';
  const glyph = locked ? Lock : stack && state === ProgressState.Completed ? Check : glyphs[itemKind];

  let name: ReactNode = <span className={styles.name}>{title}</span>;
  if (href !== undefined) {
    name = renderLink({
      href,
      className: styles.link,
      'aria-current': current ? 'true' : undefined,
      children: title,
    });
  } else if (onChoose !== undefined) {
    name = (
      <button type="button" className={styles.link} aria-current={current || undefined} onClick={onChoose}>
        {title}
      </button>
    );
  }
  const marks = (
    <>
      {trial && access !== AccessState.Ok && <Tag tone="info">{labels.trial}</Tag>}
      {!required && <Tag variant="outline">{labels.optional}</Tag>}
    </>
  );

  return (
    <div
      {...rest}
      data-component="LessonRow"
      data-layout={layout}
      data-state={current ? 'current' : locked ? 'locked' : 'open'}
      className={clsx(styles.root, stack ? styles.stack : styles.line, className)}
    >
      <span className={clsx(styles.icon, stack && styles.ring)} data-tone={stack ? tones[state] : undefined}>
        <Icon glyph={glyph} label={labels.kind[itemKind]} size={stack ? 'sm' : 'md'} />
      </span>
      <div className={styles.words}>
        <div className={styles.title}>
          {name}
          {marks}
        </div>
        {stack && (
          <div className={styles.meta}>
            {[labels.kind[itemKind], extent, words ?? (current ? labels.current : undefined)]
              .filter(Boolean)
              .join(' · ')}
          </div>
        )}
      </div>
      {!stack && words !== undefined && (
        <Tag
          tone={tones[state]}
          icon={state === ProgressState.Completed ? <Icon glyph={Check} size="sm" /> : undefined}
          className={styles.state}
        >
          {words}
        </Tag>
      )}
      {!stack && extent !== undefined && <span className={styles.extent}>{extent}</span>}
    </div>
  );
}
