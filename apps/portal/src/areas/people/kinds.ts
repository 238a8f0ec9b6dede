import { PersonRole } from '@stoa/domain';

/** The addresses of the list and the page of each role. */
const pages = {
  [PersonRole.Teacher]: { list: '/teacher/list', detail: '/teacher/detail' },
  [PersonRole.Lecturer]: { list: '/lecturer/list', detail: '/lecturer/detail' },
  [PersonRole.Mentor]: { list: undefined, detail: '/mentor/detail' },
} as const satisfies Record<PersonRole, { list?: string | undefined; detail: string }>;

export const pageOf = (role: PersonRole): (typeof pages)[PersonRole] => pages[role];

/** The role that a list shows, derived from its address. */
export const listedRole = (pathname: string): typeof PersonRole.Teacher | typeof PersonRole.Lecturer =>
  pathname.startsWith(pages.teacher.list) ? PersonRole.Teacher : PersonRole.Lecturer;

/**
 * Whether a question would reach the person: mentors can always be asked, other people only if they have an
 * account.
 */
export const isAsked = ({
  role,
  userId,
}: {
  readonly role: PersonRole;
  readonly userId?: number | undefined;
}) => role === PersonRole.Mentor || userId !== undefined;
