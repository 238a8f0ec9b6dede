import type { PasswordFaults, PasswordLogin } from '@stoa/ui/patterns/LoginPage';

type Fault = 'accountRequired' | 'accountInvalid' | 'passwordRequired' | 'passwordLength' | 'agree';

/** What is wrong with a password login (screens.md 0.10 and R3); empty when it may be sent. */
export function passwordFaults(
  { account, password, agreed }: PasswordLogin,
  say: (fault: Fault) => string,
): PasswordFaults {
  const faults: PasswordFaults = {};
  if (account === '') faults.account = say('accountRequired');
  else if (account.length > 64 || /\s/.test(account)) faults.account = say('accountInvalid');
  if (password === '') faults.password = say('passwordRequired');
  else if (password.length < 6 || password.length > 32) faults.password = say('passwordLength');
  if (!agreed) faults.agreed = say('agree');
  return faults;
}
