import type { UpcomingTaskList } from '@stoa/api/contract/home';
import { FixedPageKey, TargetKind } from '@stoa/domain';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Skeleton } from '@stoa/ui/Skeleton';
import { TaskItem } from '@stoa/ui/TaskItem';
import { Loaded, Section, type Load, type PageLink } from '../../../common/index.ts';
import { hrefOf, type Resolve } from '../../../links/index.ts';
import { tasksOf, type ShownTasks } from '../../tasks.ts';
import type { HomeTranslate } from '../../words/index.ts';
import * as styles from '../HomePage.css.ts';

export interface TasksProps {
  tasks: Load<UpcomingTaskList>;
  /** The likely number of rows, for the skeleton. */
  expected?: number | undefined;
  t: HomeTranslate;
  resolve: Resolve;
  renderLink: RenderLink;
}

const Skeletons = ({ count }: { count: number }) => (
  <div className={styles.tasks} aria-hidden>
    {Array.from({ length: Math.max(1, count) }, (_, at) => (
      <span key={at} className={styles.taskSkeleton}>
        <Skeleton shape="circle" />
        <Skeleton lines={2} className={styles.taskWords} />
      </span>
    ))}
  </div>
);

function studyCentre(t: HomeTranslate, resolve: Resolve): PageLink | undefined {
  const href = hrefOf(resolve({ kind: TargetKind.Page, pageKey: FixedPageKey.StudyCenter }));
  return href === undefined ? undefined : { label: t('tasks.more'), href: `${href}?tab=todo` };
}

/** The number of due tasks, if there are any. */
const noteOf = ({ list, total, overdue }: ShownTasks, t: HomeTranslate): string | undefined => {
  if (list.length === 0) return undefined;
  return overdue > 0 ? t('tasks.countOverdue', { total, overdue }) : t('tasks.count', { total });
};

/** The section of due tasks. */
export function Tasks({ tasks, expected = 4, t, resolve, renderLink }: TasksProps) {
  const shown = tasks.state === 'ready' ? tasksOf(tasks.data, resolve) : undefined;
  return (
    <Section
      title={t('tasks.title')}
      note={shown && noteOf(shown, t)}
      more={shown && shown.list.length > 0 ? studyCentre(t, resolve) : undefined}
      busy={tasks.state === 'loading'}
      renderLink={renderLink}
      data-part="tasks"
    >
      <Loaded load={tasks} retry={t('retry')} skeleton={<Skeletons count={expected} />}>
        {({ serverTime }) =>
          shown && shown.list.length > 0 ? (
            <ul className={styles.tasks}>
              {shown.list.map((task) => (
                <li key={task.taskKey} className={styles.task}>
                  <TaskItem
                    title={task.title}
                    href={task.href}
                    parentTitle={task.parentTitle}
                    planItemType={task.planItemType}
                    kind={task.taskItemKind}
                    state={task.state}
                    dueTime={task.dueTime}
                    // The due dates are compared with the server's time, because the person's own clock may
                    // be wrong.
                    now={serverTime}
                    renderLink={renderLink}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState compact picture="done" title={t('tasks.empty')} />
          )
        }
      </Loaded>
    </Section>
  );
}
