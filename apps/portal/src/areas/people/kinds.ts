import { PersonRole } from '@stoa/domain';

/** Where the people of a role are. */
const pages = {
  [PersonRole.Teacher]: { list: '/teacher/list', detail: '/teacher/detail' },
  [PersonRole.Lecturer]: { list: '/lecturer/list', detail: '/lecturer/detail' },
  [PersonRole.Mentor]: { list: undefined, detail: '/mentor/detail' },
} as const satisfies Record<PersonRole, { list?: string | undefined; detail: string }>;

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
