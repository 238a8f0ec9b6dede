import { dueState, formatDateTime, PlanItemType, ProgressState, TaskItemKind } from '@stoa/domain';
import { clsx } from 'clsx';
import {
  Book,
  CalendarCheck,
  CalendarDays,
  FileText,
  GraduationCap,
  Lightbulb,
  ListChecks,
  Map as MapIcon,
  MessageSquareText,
  Pencil,
  Tags,
  Users,
} from 'lucide-react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { plainLink, type RenderLink } from '../CourseCard/renderLink.tsx';
import { Icon } from '../Icon/index.ts';
import { useLabels, type Labels } from '../provider/index.ts';
import { Tag } from '../Tag/index.ts';
import type { Tone } from '../style/tones.ts';
import * as styles from './TaskItem.css.ts';

type Glyph = ComponentType<ComponentProps<'svg'>>;

const kindGlyphs: Record<TaskItemKind, Glyph> = {
  [TaskItemKind.Course]: Book,
  [TaskItemKind.Knowledge]: Lightbulb,
  [TaskItemKind.Exam]: Pencil,
  [TaskItemKind.Questionnaire]: MessageSquareText,
  [TaskItemKind.OfflineClass]: CalendarDays,
  [TaskItemKind.Homework]: FileText,
  [TaskItemKind.Assessment]: ListChecks,
  [TaskItemKind.Attendance]: CalendarCheck,
  [TaskItemKind.CloudCourse]: Book,
};

const planGlyphs: Record<PlanItemType, Glyph> = {
  [PlanItemType.OldPlan]: ListChecks,
  [PlanItemType.NewPlan]: ListChecks,
  [PlanItemType.Offline]: CalendarDays,
  [PlanItemType.Exam]: Pencil,
  [PlanItemType.NewExam]: Pencil,
  [PlanItemType.Questionnaire]: MessageSquareText,
  [PlanItemType.Map]: MapIcon,
  [PlanItemType.Talent]: GraduationCap,
  [PlanItemType.Ojt]: Users,
  [PlanItemType.Topic]: Tags,
};

export interface TaskItemProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  title: string;
  href: string;
  /** Plan, topic or class that it belongs to. */
  parentTitle?: string | undefined;
  /** What kind of task; one of the two decides icon and its word. */
  kind?: TaskItemKind | undefined;
  planItemType?: PlanItemType | undefined;
  /** Epoch milliseconds, both; the parent owns the clock, so that the server's can be used. */
  dueTime?: number | undefined;
  now: number;
  state?: ProgressState | undefined;
  /** A button beside it. */
  action?: ReactNode;
  renderLink?: RenderLink | undefined;
}

/** Grey later, orange within 72 hours, red when it is over; the words say it without the colour (screens 0.7). */
function dueOf(dueTime: number, now: number, labels: Labels['taskItem']): { tone: Tone; words: string } {
  const { state, days, hours } = dueState(dueTime, now);
  switch (state) {
    case 'overdue':
      return { tone: 'danger', words: labels.overdue(days) };
    case 'soon':
      return { tone: 'warning', words: days > 0 ? labels.soon(days) : labels.hours(Math.max(1, hours)) };
    case 'later':
      return { tone: 'neutral', words: formatDateTime(dueTime, { now }) };
    default:
      return state satisfies never;
  }
}

/** Something to do: what, from where, until when. The title leads to it, and the whole row with it. */
export function TaskItem({
  title,
  href,
  parentTitle,
  kind,
  planItemType,
  dueTime,
  now,
  state,
  action,
  renderLink = plainLink,
  className,
  ...rest
}: TaskItemProps) {
  const labels = useLabels('taskItem');
  const glyph =
    kind !== undefined
      ? kindGlyphs[kind]
      : planItemType !== undefined
        ? planGlyphs[planItemType]
        : ListChecks;
  const name =
    kind !== undefined
      ? labels.kind[kind]
      : planItemType !== undefined
        ? labels.plan[planItemType]
        : undefined;
  const done = state === ProgressState.Completed;
  const due = !done && dueTime !== undefined ? dueOf(dueTime, now, labels) : undefined;
  return (
    <div
      {...rest}
      data-component="TaskItem"
      data-tone={due?.tone ?? 'neutral'}
      className={clsx(styles.root, className)}
    >
      <span className={styles.icon}>
        <Icon glyph={glyph} label={name} />
      </span>
      <div className={styles.words}>
        <div className={styles.title} title={title}>
          {renderLink({ href, className: styles.link, children: title })}
        </div>
        {parentTitle !== undefined && (
          <div className={styles.parent} title={parentTitle}>
            {parentTitle}
          </div>
        )}
      </div>
      {done && <Tag tone="success">✓ {labels.completed}</Tag>}
      {due !== undefined && (
        <Tag tone={due.tone} className={styles.due}>
          {due.words}
        </Tag>
      )}
      {action !== undefined && <span className={styles.action}>{action}</span>}
    </div>
  );
}
