import { PersonRole, TargetKind } from '@stoa/domain';

/** Where the people of a role are, and as what they are followed, asked and linked to. */
const pages = {
  [PersonRole.Teacher]: { list: '/teacher/list', detail: '/teacher/detail', kind: TargetKind.Teacher },
  [PersonRole.Lecturer]: { list: '/lecturer/list', detail: '/lecturer/detail', kind: TargetKind.Lecturer },
  [PersonRole.Mentor]: { list: undefined, detail: '/mentor/detail', kind: TargetKind.Mentor },
} as const satisfies Record<PersonRole, { list?: string | undefined; detail: string; kind: TargetKind }>;

export const pageOf = (role: PersonRole): (typeof pages)[PersonRole] => pages[role];

/** Whom a list is of: its address says it. */
export const listedRole = (pathname: string): typeof PersonRole.Teacher | typeof PersonRole.Lecturer =>
  pathname.startsWith(pages.teacher.list) ? PersonRole.Teacher : PersonRole.Lecturer;

/** Whether a question would find somebody: a mentor is there for that, others where they have an account. */
export const isAsked = ({
  role,
  userId,
}: {
  readonly role: PersonRole;
  readonly userId?: number | undefined;
}) => role === PersonRole.Mentor || userId !== undefined;
