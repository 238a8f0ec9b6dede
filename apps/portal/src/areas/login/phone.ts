import type { CountryCode } from '@stoa/api/contract/login';
import { countries as everywhere, type Country, type Phone } from '@stoa/ui/PhoneInput';

/** Calling code of a number's country. */
export const callingCode = ({ country }: Phone, countries: readonly Country[] = everywhere): string =>
  countries.find(({ region }) => region === country)?.code ?? '86';

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

/** What is wrong with a number (screens.md 0.10); the server's own pattern decides where there is one. */
export function phoneFault(
  { country, number }: Phone,
  list: readonly CountryCode[] = [],
): 'phoneRequired' | 'phoneInvalid' | undefined {
  if (number === '') return 'phoneRequired';
  const known = list.find(({ iso }) => iso === country)?.pattern;
  const good = number.length <= 15 && fits(number, known ?? (country === 'CN' ? mainland : elsewhere));
  return good ? undefined : 'phoneInvalid';
}

/** What is wrong with a code from a message. */
export const isCode = (code: string): boolean => /^\d{6}$/.test(code);

const weakest = /^(?=.*[A-Za-z])(?=.*\d)\S{8,20}$/;

/** Screens.md 0.10; a phone number has no letter, so it can never be its own password. */
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
