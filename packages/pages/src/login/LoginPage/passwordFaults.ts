import type { PasswordLogin } from './parts/PasswordForm.tsx';

/** How the person is identified: by account, or by job number. */
export type PasswordBy = 'password' | 'job';

type NameFault = 'accountRequired' | 'accountInvalid' | 'jobRequired' | 'jobInvalid';

/** Faults of a login by password; each is a key of the messages. */
export type PasswordFault = NameFault | 'passwordRequired' | 'agree';
export type PasswordFaults = Partial<Record<'account' | 'password' | 'agreed', PasswordFault | undefined>>;

const names = {
  password: { most: 64, required: 'accountRequired', invalid: 'accountInvalid' },
  job: { most: 32, required: 'jobRequired', invalid: 'jobInvalid' },
} as const satisfies Record<PasswordBy, { most: number; required: NameFault; invalid: NameFault }>;

/**
 * The faults of a login by password, by field; empty when it may be sent. Every password may be tried,
 * because somebody's password may be older than the current rules for new ones.
 */
export function passwordFaults(
  { account, password, agreed }: Omit<PasswordLogin, 'remember'>,
  by: PasswordBy = 'password',
): PasswordFaults {
  const { most, required, invalid } = names[by];
  const faults: PasswordFaults = {};
  if (account === '') faults.account = required;
  else if (account.length > most || /\s/.test(account)) faults.account = invalid;
  if (password === '') faults.password = 'passwordRequired';
  if (!agreed) faults.agreed = 'agree';
  return faults;
}
