import { PersonRole, TargetKind, type LinkTarget } from '@stoa/domain';
import type { Person } from '@stoa/api/contract/people';

const kinds = {
  [PersonRole.Teacher]: TargetKind.Teacher,
  [PersonRole.Lecturer]: TargetKind.Lecturer,
  [PersonRole.Mentor]: TargetKind.Mentor,
} as const satisfies Record<PersonRole, TargetKind>;

/** As what people of a role are followed, asked and linked to. */
export const targetKindOf = (role: PersonRole): (typeof kinds)[PersonRole] => kinds[role];

/** The page of a person. */
export const targetOf = ({ role, personId }: Pick<Person, 'role' | 'personId'>): LinkTarget => ({
  kind: targetKindOf(role),
  id: personId,
});
