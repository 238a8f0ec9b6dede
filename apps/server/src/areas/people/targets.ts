import { PersonRole, TargetKind } from '@stoa/domain';

/** The kind of target under which somebody's page is known. */
export const personTargets = {
  [PersonRole.Teacher]: TargetKind.Teacher,
  [PersonRole.Lecturer]: TargetKind.Lecturer,
  [PersonRole.Mentor]: TargetKind.Mentor,
} as const satisfies Record<PersonRole, TargetKind>;
