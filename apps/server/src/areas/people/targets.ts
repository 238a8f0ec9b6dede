import { PersonRole, TargetKind } from '@stoa/domain';

/** The target kind of a person's page, by role. */
export const personTargets = {
  [PersonRole.Teacher]: TargetKind.Teacher,
  [PersonRole.Lecturer]: TargetKind.Lecturer,
  [PersonRole.Mentor]: TargetKind.Mentor,
} as const satisfies Record<PersonRole, TargetKind>;
