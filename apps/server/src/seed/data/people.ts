import { PersonRole } from '@stoa/domain';
import type { person } from '../../db/schema/index.ts';
import {
  deepblueLecturers,
  deepblueMentors,
  qingheLecturers,
  qingheMentors,
  sunriseLecturers,
  sunriseMentors,
} from './peopleCompanies.ts';
import { platformTeachers } from './peoplePlatform.ts';
import type { PersonSpec } from './personSpec.ts';
import { fromPair, text } from './text.ts';

type PersonRow = typeof person.$inferInsert;

const as =
  (companyId: number, role: PersonRole) =>
  (spec: PersonSpec): PersonRow => ({
    personId: spec.id,
    companyId,
    role,
    userId: spec.userId ?? null,
    name: fromPair(spec.name),
    avatar: `people/${spec.pictureOf ?? spec.id}.svg`,
    title: fromPair(spec.title),
    tags: spec.tags.map(fromPair),
    orgName: spec.org === undefined ? null : fromPair(spec.org),
    introHtml: text(`<p>${spec.intro[0]}</p>`, `<p>${spec.intro[1]}</p>`),
    expertise: spec.expertise.map(fromPair),
    honours: (spec.honours ?? []).map(fromPair),
  });

/** Teachers of the platform, lecturers and mentors of the companies. */
export const people: readonly PersonRow[] = [
  ...platformTeachers.map(as(500, PersonRole.Teacher)),
  ...sunriseLecturers.map(as(1001, PersonRole.Lecturer)),
  ...deepblueLecturers.map(as(1002, PersonRole.Lecturer)),
  ...qingheLecturers.map(as(1003, PersonRole.Lecturer)),
  ...sunriseMentors.map(as(1001, PersonRole.Mentor)),
  ...deepblueMentors.map(as(1002, PersonRole.Mentor)),
  ...qingheMentors.map(as(1003, PersonRole.Mentor)),
];
