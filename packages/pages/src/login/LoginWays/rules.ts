import type { CountryCode } from '@stoa/api/contract/login';
import type { Country, Phone } from '@stoa/ui/PhoneInput';

/** Countries that the server sends codes to, in its order. */
export const countriesOf = (list: readonly CountryCode[]): Country[] =>
  list.map(({ iso, code }) => ({ region: iso, code }));

function fits(number: string, pattern: string): boolean {
  try {
    return new RegExp(pattern).test(number);
  } catch {
    // The server will judge.
    return true;
  }
}

const elsewhere = String.raw`^\d{5,15}$`;
const mainland = String.raw`^1[3-9]\d{9}$`;

/** What can be wrong with a number, by the names that the words have for it. */
export type PhoneFault = 'phoneRequired' | 'phoneInvalid';

/** What is wrong with a number; the server's own pattern decides where there is one. */
export function phoneFault(
  { country, number }: Phone,
  list: readonly CountryCode[] = [],
): PhoneFault | undefined {
  if (number === '') return 'phoneRequired';
  const known = list.find(({ iso }) => iso === country)?.pattern;
  const good = number.length <= 15 && fits(number, known ?? (country === 'CN' ? mainland : elsewhere));
  return good ? undefined : 'phoneInvalid';
}

/** Whether a code is one as messages have them. */
export const isCode = (code: string): boolean => /^\d{6}$/.test(code);

const weakest = /^(?=.*[A-Za-z])(?=.*\d)\S{8,20}$/;

/** Whether a password may be chosen. A phone number has no letter, so it can never be its own password. */
export const isNewPassword = (password: string): boolean => weakest.test(password);

export const strengths = ['none', 'weak', 'fair', 'strong'] as const;

/** How hard a password is to guess, roughly: kinds of characters and length; 0 for nothing typed. */
export function strengthOf(password: string): 0 | 1 | 2 | 3 {
  if (password === '') return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  const varied = new Set(password).size;
  if (password.length < 8 || kinds < 2 || varied < 5) return 1;
  return (kinds >= 3 && password.length >= 10) || (kinds >= 2 && password.length >= 14) ? 3 : 2;
}
