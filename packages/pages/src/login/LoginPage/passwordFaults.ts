import type { PasswordLogin } from './parts/PasswordForm.tsx';

/** By what a person is known: the account, or the number at the company. */
export type PasswordBy = 'password' | 'job';

type NameFault = 'accountRequired' | 'accountInvalid' | 'jobRequired' | 'jobInvalid';

/** What can be wrong with a login by password, by the names that the words have for it. */
export type PasswordFault = NameFault | 'passwordRequired' | 'passwordLength' | 'agree';
export type PasswordFaults = Partial<Record<'account' | 'password' | 'agreed', PasswordFault | undefined>>;

const names = {
  password: { most: 64, required: 'accountRequired', invalid: 'accountInvalid' },
  job: { most: 32, required: 'jobRequired', invalid: 'jobInvalid' },
} as const satisfies Record<PasswordBy, { most: number; required: NameFault; invalid: NameFault }>;

/** What is wrong with a login by password, by field; empty when it may be sent. */
export function passwordFaults(
  { account, password, agreed }: Omit<PasswordLogin, 'remember'>,
  by: PasswordBy = 'password',
): PasswordFaults {
  const { most, required, invalid } = names[by];
  const faults: PasswordFaults = {};
  if (account === '') faults.account = required;
  else if (account.length > most || /\s/.test(account)) faults.account = invalid;
  if (password === '') faults.password = 'passwordRequired';
  else if (password.length < 6 || password.length > 32) faults.password = 'passwordLength';
  if (!agreed) faults.agreed = 'agree';
  return faults;
}
