import type { CourseSummary } from '@stoa/api/contract/course';
import type { Person, PersonDetail } from '@stoa/api/contract/people';
import { formatCount, TargetKind } from '@stoa/domain';
import type { ListedPerson, PersonCourse, PersonFact, PersonView } from '@stoa/ui/patterns/PeoplePages';
import type { useTranslations } from 'use-intl';
import type { Locale } from '../../preferences/locale.ts';
import { hrefOf, type Resolve } from '../../common/hrefs.ts';
import { pageOf } from './kinds.ts';

export interface PeopleView {
  t: ReturnType<typeof useTranslations<'people'>>;
  locale: Locale;
  resolve: Resolve;
}

export const hrefOfPerson = (
  { role, personId }: Pick<Person, 'role' | 'personId'>,
  resolve: Resolve,
): string | undefined => hrefOf(resolve({ kind: pageOf(role).kind, id: personId }));

export const listedPerson = (person: Person, { resolve }: PeopleView): ListedPerson => ({
  id: person.personId,
  name: person.name,
  href: hrefOfPerson(person, resolve) ?? '',
  avatarUrl: person.avatar,
  post: person.title,
  orgName: person.orgName,
  tags: person.tags,
  courseCount: person.courseNum,
  fanCount: person.fansNum,
  score: person.score,
  followed: person.followed,
});

function factsOf({ courseNum, fansNum, score }: Person, { t, locale }: PeopleView): PersonFact[] {
  const facts: PersonFact[] = [];
  if (courseNum > 0) facts.push({ figure: formatCount(courseNum, locale), label: t('fact.courses') });
  facts.push({ figure: formatCount(fansNum, locale), label: t('fact.fans') });
  if (score !== undefined && score > 0) facts.push({ figure: score.toFixed(1), label: t('fact.score') });
  return facts;
}

/** Everything that the page shows of a person; what leads nowhere is left out (decision 21). */
export function personView(person: PersonDetail, view: PeopleView): PersonView {
  const { t, resolve } = view;
  const { list } = pageOf(person.role);
  const all = list === undefined ? undefined : hrefOf(resolve({ kind: TargetKind.Url, url: list }));
  return {
    name: person.name,
    avatarUrl: person.avatar,
    lines: [person.title, person.orgName ?? ''].filter((line) => line !== ''),
    role: t(`role.${person.role}`),
    mine: person.myMentor === true,
    tags: person.tags,
    facts: factsOf(person, view),
    trail: all === undefined ? [] : [{ label: t(`role.${person.role}`), href: all }],
    introHtml: person.introHtml,
    expertise: person.expertise,
    honours: person.honours ?? [],
    hasCourses: person.courseNum > 0,
    lives: person.lives.flatMap(({ liveId, subscribeNum, viewNum, lecturerNames: _names, ...live }) => {
      const params = { liveKind: String(live.liveKind) };
      const href = hrefOf(resolve({ kind: TargetKind.Live, id: liveId, params }));
      return href === undefined
        ? []
        : [
            {
              id: liveId,
              title: live.title,
              href,
              coverUrl: live.coverUrl,
              liveKind: live.liveKind,
              status: live.status,
              startTime: live.startTime,
              endTime: live.endTime,
              subscriberCount: subscribeNum,
              viewerCount: viewNum,
              corners: live.corners,
            },
          ];
    }),
    articles: person.knowledge.flatMap(({ knowledgeId, title }) => {
      const href = hrefOf(resolve({ kind: TargetKind.Knowledge, id: knowledgeId }));
      return href === undefined ? [] : [{ label: title, href }];
    }),
  };
}

export const taughtCourse = (course: CourseSummary, { resolve }: PeopleView): PersonCourse => ({
  id: course.courseId,
  title: course.title,
  href: hrefOf(resolve({ kind: TargetKind.Course, id: course.courseId })) ?? '',
  coverUrl: course.coverUrl,
  category: course.categoryId ?? course.categoryName,
  itemCount: course.itemCount,
  durationSeconds: course.duration,
  score: course.score,
  learners: course.studyNum,
  credit: course.credit,
  tags: course.tags,
  corners: course.corners,
  chargeKind: course.chargeKind,
  priceFen: course.priceFen,
  vipPriceFen: course.vipPriceFen,
  progress: course.progress,
});
