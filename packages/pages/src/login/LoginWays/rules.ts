import type { CountryCode } from '@stoa/api/contract/login';
import type { Country, Phone } from '@stoa/ui/PhoneInput';

/** Countries that the server sends codes to, in its order. */
export const countriesOf = (list: readonly CountryCode[]): Country[] =>
  list.map(({ iso, code }) => ({ region: iso, code }));

/**
 * The phone number with the first country of the list if its own country is not in the list; unchanged while
 * the list has not loaded.
 */
export const dialledFrom = (phone: Phone, [first, ...others]: readonly CountryCode[] = []): Phone =>
  first === undefined || [first, ...others].some(({ iso }) => iso === phone.country)
    ? phone
    : { ...phone, country: first.iso };

function fits(number: string, pattern: string): boolean {
  try {
    return new RegExp(pattern).test(number);
  } catch {
    // A pattern that is not valid here accepts every number, because the server checks it again.
    return true;
  }
}

const elsewhere = String.raw`^\d{5,15}$`;
const mainland = String.raw`^1[3-9]\d{9}$`;

/** Faults of a phone number; each is a key of the messages. */
export type PhoneFault = 'phoneRequired' | 'phoneInvalid';

/** The fault of a phone number; the server's own pattern decides if there is one. */
export function phoneFault(
  { country, number }: Phone,
  list: readonly CountryCode[] = [],
): PhoneFault | undefined {
  if (number === '') return 'phoneRequired';
  const known = list.find(({ iso }) => iso === country)?.pattern;
  const good = number.length <= 15 && fits(number, known ?? (country === 'CN' ? mainland : elsewhere));
  return good ? undefined : 'phoneInvalid';
}

/** Whether a code has six digits, as those in text messages do. */
export const isCode = (code: string): boolean => /^\d{6}$/.test(code);

const weakest = /^(?=.*[A-Za-z])(?=.*\d)\S{8,20}$/;

/**
 * Whether a password may be chosen: 8 to 20 characters with letters and digits. A phone number has no letter,
 * so it can never be its own password.
 */
export const isNewPassword = (password: string): boolean => weakest.test(password);

export const strengths = ['none', 'weak', 'fair', 'strong'] as const;

/** Rough strength of a password by kinds of characters and length; 0 for an empty one. */
export function strengthOf(password: string): 0 | 1 | 2 | 3 {
  if (password === '') return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  const varied = new Set(password).size;
  if (password.length < 8 || kinds < 2 || varied < 5) return 1;
  return (kinds >= 3 && password.length >= 10) || (kinds >= 2 && password.length >= 14) ? 3 : 2;
}
