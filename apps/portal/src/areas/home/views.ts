import type { UpcomingTaskList } from '@stoa/api/contract/home';
import type { StudySummary } from '@stoa/api/contract/study';
import { FixedPageKey, ProgressState, TargetKind, VipStatus, type SessionFields } from '@stoa/domain';
import type { HomeContinue, HomePerson, HomeSummary, HomeTasks } from '@stoa/ui/patterns/HomePage';
import type { useTranslations } from 'use-intl';
import type { Locale } from '../../preferences/locale.ts';
import { clock } from '../../kernel/clock.ts';
import { hrefOf, type Resolve } from '../../common/hrefs.ts';
import { tasksOf } from './model.ts';

/** What every section's words and links come from. */
export interface HomeView {
  t: ReturnType<typeof useTranslations<'home'>>;
  locale: Locale;
  session: SessionFields;
  resolve: Resolve;
}

export const allCourses = { kind: TargetKind.Page, pageKey: FixedPageKey.Course } as const;

export function personView({ t, session }: HomeView, part: 'morning' | 'afternoon' | 'evening'): HomePerson {
  const isVip = session.vipStatus === VipStatus.Active && !session.hideVipModule;
  return {
    greeting: t(`greeting.${part}`, { name: session.realName }),
    line: session.companyName || session.platformName,
    name: session.realName,
    avatarUrl: session.avatar,
    vip: isVip ? t('vip') : undefined,
  };
}

/** Where to go on: the place that was left, the course once finished, or the way to a first one. */
function nextView({ lastCourse }: StudySummary, { t, resolve }: HomeView): HomeContinue | undefined {
  if (lastCourse === undefined) {
    const href = hrefOf(resolve(allCourses));
    return href === undefined
      ? undefined
      : { title: t('go.first'), line: t('go.firstText'), action: t('go.browse'), href };
  }
  const { courseId, title, coverUrl, categoryName, categoryId = categoryName, resume, progress } = lastCourse;
  const detail = hrefOf(resolve({ kind: TargetKind.Course, id: courseId }));
  const done = progress?.state === ProgressState.Completed;
  const item =
    resume && !done
      ? hrefOf(
          resolve({ kind: TargetKind.CourseItem, id: resume.itemId, params: { courseId: String(courseId) } }),
        )
      : undefined;
  const href = item ?? detail;
  if (href === undefined) return undefined;
  const place =
    resume === undefined || resume.position === 0
      ? (resume?.title ?? categoryName)
      : t('go.place', { title: resume.title, position: clock(resume.position) });
  return {
    title,
    line: done ? t('go.completed') : place,
    action: done ? t('go.again') : t('go.continue'),
    href,
    course: { id: courseId, coverUrl, category: categoryId },
  };
}

export function summaryView(data: StudySummary, view: HomeView): HomeSummary {
  const { t } = view;
  const credit = (kind: 'compulsory' | 'elective') => {
    const { got, target } = data.credit[kind];
    // Without a goal there is no ring to fill.
    if (target <= 0) return [];
    return [{ label: t(`credit.${kind}`), value: got, target, figure: t('credit.figure', { got, target }) }];
  };
  return {
    credits: [...credit('compulsory'), ...credit('elective')],
    facts: [
      { label: t('today'), figure: t('minutes', { count: Math.floor(data.todaySeconds / 60) }) },
      { label: t('streak'), figure: t('days', { count: data.streakDays }) },
    ],
    next: nextView(data, view),
  };
}

export function tasksView(data: UpcomingTaskList, { t, resolve }: HomeView): HomeTasks {
  const { list, total, overdue } = tasksOf(data, resolve);
  if (list.length === 0) return { kind: 'done', text: t('tasks.empty') };
  const more = hrefOf(resolve({ kind: TargetKind.Page, pageKey: FixedPageKey.StudyCenter }));
  return {
    kind: 'due',
    note: overdue > 0 ? t('tasks.countOverdue', { total, overdue }) : t('tasks.count', { total }),
    more: more === undefined ? undefined : { label: t('tasks.more'), href: `${more}?tab=todo` },
    list: list.map((task) => ({
      id: task.taskKey,
      title: task.title,
      href: task.href,
      parentTitle: task.parentTitle,
      planItemType: task.planItemType,
      kind: task.taskItemKind,
      state: task.state,
      dueTime: task.dueTime,
      // The server's clock: that of the person may be wrong.
      now: data.serverTime,
    })),
  };
}
