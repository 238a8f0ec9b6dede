import { PersonRole, TargetKind, type LinkTarget } from '@stoa/domain';
import type { Person } from '@stoa/api/contract/people';

const kinds = {
  [PersonRole.Teacher]: TargetKind.Teacher,
  [PersonRole.Lecturer]: TargetKind.Lecturer,
  [PersonRole.Mentor]: TargetKind.Mentor,
} as const satisfies Record<PersonRole, TargetKind>;

/** The kind of target by which people of a role are followed, asked and linked to. */
export const targetKindOf = (role: PersonRole): (typeof kinds)[PersonRole] => kinds[role];

/** Target of a person's page. */
export const targetOf = ({ role, personId }: Pick<Person, 'role' | 'personId'>): LinkTarget => ({
  kind: targetKindOf(role),
  id: personId,
});
