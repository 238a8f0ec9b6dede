import type { Profile } from '@stoa/api/contract/profile';
import type { Gender } from '@stoa/domain';

// The same rules as the server has for these fields.
const namePattern = /^[\p{L}\p{M} ·-]{2,20}$/u;
const mailPattern = /^(?=.{3,64}$)[^@\s]+@[^@\s]+$/;
const passwordPattern = /^(?=.*[A-Za-z])(?=.*\d)\S{8,20}$/;

/** The fields that the person may change in the form. */
export interface ProfileDraft {
  readonly realName: string;
  readonly email: string;
  readonly gender: Gender;
}

/** The form without any change. */
export const draftOf = ({ user, email, gender }: Profile): ProfileDraft => ({
  realName: user.realName,
  email,
  gender,
});

export type ProfileFault = 'realName' | 'email';

/** The faults in what was typed. The email may stay empty when none is saved yet. */
export function profileFaults(draft: ProfileDraft, saved: ProfileDraft): ReadonlySet<ProfileFault> {
  const faults = new Set<ProfileFault>();
  if (!namePattern.test(draft.realName.trim())) faults.add('realName');
  const email = draft.email.trim();
  const mayBeEmpty = email === '' && saved.email === '';
  if (!mayBeEmpty && !mailPattern.test(email)) faults.add('email');
  return faults;
}

const trimmed = ({ realName, email, gender }: ProfileDraft): ProfileDraft => ({
  realName: realName.trim(),
  email: email.trim(),
  gender,
});

/** The fields that differ from the saved ones, because nothing else is sent. */
export function changesOf(draft: ProfileDraft, saved: ProfileDraft): Partial<ProfileDraft> {
  const { realName, email, gender } = trimmed(draft);
  return {
    ...(realName === saved.realName ? {} : { realName }),
    ...(email === saved.email ? {} : { email }),
    ...(gender === saved.gender ? {} : { gender }),
  };
}

export interface PasswordDraft {
  readonly old: string;
  readonly fresh: string;
  readonly again: string;
}

export type PasswordFault = 'old' | 'fresh' | 'same' | 'again';

/** The first fault of each field. */
export function passwordFaults({ old, fresh, again }: PasswordDraft): ReadonlySet<PasswordFault> {
  const faults = new Set<PasswordFault>();
  if (old === '') faults.add('old');
  if (!passwordPattern.test(fresh)) faults.add('fresh');
  else if (fresh === old) faults.add('same');
  if (again !== fresh) faults.add('again');
  return faults;
}
