import { Button } from '@stoa/ui/Button';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Skeleton } from '@stoa/ui/Skeleton';
import { TaskItem, type TaskItemProps } from '@stoa/ui/TaskItem';
import { Loaded, Section, type Load, type PageLink } from '../../../common/index.ts';
import * as styles from '../HomePage.css.ts';
import { CourseTiles } from './Courses.tsx';
import type { HomeCourse } from './ModuleCard.tsx';

export interface HomeTask extends Omit<TaskItemProps, 'renderLink'> {
  id: string;
}

/** What is due, or what to do when nothing is. */
export type HomeTasks =
  | {
      readonly kind: 'due';
      readonly note: string;
      readonly more?: PageLink | undefined;
      readonly list: readonly HomeTask[];
    }
  | { readonly kind: 'done'; readonly text: string }
  /** A first visit: nothing was assigned and nothing begun (screens 3). */
  | {
      readonly kind: 'start';
      readonly title: string;
      readonly text: string;
      readonly courses: readonly HomeCourse[];
      readonly browse?: PageLink | undefined;
    };

export interface TasksProps {
  tasks: Load<HomeTasks>;
  title: string;
  /** How many rows are likely. */
  expected?: number | undefined;
  retry: string;
  renderLink: RenderLink;
}

const Bones = ({ count }: { count: number }) => (
  <div className={styles.tasks} aria-hidden>
    {Array.from({ length: Math.max(1, count) }, (_, at) => (
      <span key={at} className={styles.taskBone}>
        <Skeleton shape="circle" />
        <Skeleton lines={2} className={styles.taskWords} />
      </span>
    ))}
  </div>
);

function Content({ data, renderLink }: { data: HomeTasks; renderLink: RenderLink }) {
  switch (data.kind) {
    case 'due':
      return (
        <ul className={styles.tasks}>
          {data.list.map(({ id, ...task }) => (
            <li key={id} className={styles.task}>
              <TaskItem {...task} renderLink={renderLink} />
            </li>
          ))}
        </ul>
      );
    case 'done':
      return (
        <div className={styles.panel}>
          <EmptyState compact picture="done" title={data.text} />
        </div>
      );
    case 'start':
      return data.courses.length > 0 ? (
        <CourseTiles courses={data.courses} layout="card" renderLink={renderLink} />
      ) : (
        <div className={styles.panel}>
          <EmptyState compact title={data.text}>
            {data.browse && (
              <Button asChild variant="outline">
                {renderLink({ href: data.browse.href, className: '', children: data.browse.label })}
              </Button>
            )}
          </EmptyState>
        </div>
      );
    default:
      return data satisfies never;
  }
}

/** The section of what is due; a new colleague finds a beginning there. */
export function Tasks({ tasks, title, expected = 4, retry, renderLink }: TasksProps) {
  const data = tasks.state === 'ready' ? tasks.data : undefined;
  const start = data?.kind === 'start' ? data : undefined;
  return (
    <Section
      title={start?.title ?? title}
      note={data?.kind === 'due' ? data.note : start && start.courses.length > 0 ? start.text : undefined}
      more={data?.kind === 'due' ? data.more : start && start.courses.length > 0 ? start.browse : undefined}
      busy={tasks.state === 'loading'}
      renderLink={renderLink}
      data-part="tasks"
    >
      <Loaded load={tasks} retry={retry} skeleton={<Bones count={expected} />}>
        {(ready) => <Content data={ready} renderLink={renderLink} />}
      </Loaded>
    </Section>
  );
}
