import type { Profile } from '@stoa/api/contract/profile';
import type { Gender } from '@stoa/domain';

// The server has the same rules of these fields.
const namePattern = /^[\p{L}\p{M} ·-]{2,20}$/u;
const mailPattern = /^(?=.{3,64}$)[^@\s]+@[^@\s]+$/;
const passwordPattern = /^(?=.*[A-Za-z])(?=.*\d)\S{8,20}$/;

/** What a person may change about themselves in the form. */
export interface ProfileDraft {
  readonly realName: string;
  readonly email: string;
  readonly gender: Gender;
}

/** The form with nothing changed. */
export const draftOf = ({ user, email, gender }: Profile): ProfileDraft => ({
  realName: user.realName,
  email,
  gender,
});

export type ProfileFault = 'realName' | 'email';

/** What is wrong with what was typed. An address may stay empty where there is none yet. */
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

/** Only what differs: nothing else is sent. */
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

/** The first thing that is wrong with each field. */
export function passwordFaults({ old, fresh, again }: PasswordDraft): ReadonlySet<PasswordFault> {
  const faults = new Set<PasswordFault>();
  if (old === '') faults.add('old');
  if (!passwordPattern.test(fresh)) faults.add('fresh');
  else if (fresh === old) faults.add('same');
  if (again !== fresh) faults.add('again');
  return faults;
}
