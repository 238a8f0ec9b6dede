import type { PasswordFaults, PasswordLogin } from '@stoa/ui/patterns/LoginPage';

type NameFault = 'accountRequired' | 'accountInvalid' | 'jobRequired' | 'jobInvalid';
type Fault = NameFault | 'passwordRequired' | 'passwordLength' | 'agree';

const names = {
  password: { most: 64, required: 'accountRequired', invalid: 'accountInvalid' },
  job: { most: 32, required: 'jobRequired', invalid: 'jobInvalid' },
} as const satisfies Record<string, { most: number; required: NameFault; invalid: NameFault }>;

/** What is wrong with a login by password (screens.md 0.10 and R3); empty when it may be sent. */
export function passwordFaults(
  { account, password, agreed }: PasswordLogin,
  say: (fault: Fault) => string,
  by: keyof typeof names = 'password',
): PasswordFaults {
  const { most, required, invalid } = names[by];
  const faults: PasswordFaults = {};
  if (account === '') faults.account = say(required);
  else if (account.length > most || /\s/.test(account)) faults.account = say(invalid);
  if (password === '') faults.password = say('passwordRequired');
  else if (password.length < 6 || password.length > 32) faults.password = say('passwordLength');
  if (!agreed) faults.agreed = say('agree');
  return faults;
}
