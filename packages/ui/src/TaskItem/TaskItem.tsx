import { PlanItemType, ProgressState, TaskItemKind } from '@stoa/domain';
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
import { useLabels } from '../provider/index.ts';
import { Tag } from '../Tag/index.ts';
import { dueOf } from './due.ts';
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
  /** Title of the plan, topic or class that the task belongs to. */
  parentTitle?: string | undefined;
  /** Kind of the task. Pass `kind` or `planItemType`; it decides the icon and its word. */
  kind?: TaskItemKind | undefined;
  planItemType?: PlanItemType | undefined;
  /**
   * When the task is due, in epoch milliseconds, as is `now`. The parent keeps `now` up to date, so that it can
   * follow the server's clock.
   */
  dueTime?: number | undefined;
  now: number;
  state?: ProgressState | undefined;
  /** A button beside the task. */
  action?: ReactNode;
  renderLink?: RenderLink | undefined;
}

/**
 * A task in a list: its title, where it belongs and when it is due. The title is a link that covers the whole
 * row.
 */
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
      {done && (
        <Tag tone="success" className={styles.mark}>
          ✓ {labels.completed}
        </Tag>
      )}
      {due !== undefined && (
        <Tag tone={due.tone} className={styles.mark}>
          {due.words}
        </Tag>
      )}
      {action !== undefined && <span className={styles.action}>{action}</span>}
    </div>
  );
}
