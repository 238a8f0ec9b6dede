import { countries, type Country } from './countries.ts';

export interface Phone {
  /** ISO 3166 region, such as CN. */
  country: string;
  /** The digits without the calling code, such as 13800000001. */
  number: string;
}

/** Whether browsers take this text for a region; they throw at any other. */
export const isRegion = (text: string): boolean => /^(?:[a-z]{2}|\d{3})$/i.test(text);

const digitsOf = (text: string) => text.normalize('NFKC').replaceAll(/\D/g, '');

/**
 * Reads a typed or pasted number. With + or 00 the number names its country: the chosen country stays when it
 * shares the code (as with +1), else the longest matching code decides. An 86 before a complete Chinese mobile
 * number is taken as its calling code too.
 */
export function parsePhone(text: string, country: string, known: readonly Country[] = countries): Phone {
  const plain = text.normalize('NFKC').trim();
  const digits = digitsOf(plain);
  const abroad = plain.startsWith('+') ? digits : /^00[1-9]/.test(digits) ? digits.slice(2) : undefined;
  if (abroad === undefined) {
    const mobile = country === 'CN' ? /^86(1\d{10})$/.exec(digits)?.[1] : undefined;
    return { country, number: mobile ?? digits };
  }
  const fitting = known
    .filter(({ code }) => abroad.startsWith(code))
    .sort(
      (a, b) => b.code.length - a.code.length || Number(b.region === country) - Number(a.region === country),
    );
  const [best] = fitting;
  return best === undefined
    ? { country, number: abroad }
    : { country: best.region, number: abroad.slice(best.code.length) };
}

/** Groups the digits of a mainland mobile number 3-4-4, as people read it aloud; leaves others unchanged. */
export const spaced = ({ country, number }: Phone): string =>
  country === 'CN' && /^1\d{10}$/.test(number)
    ? `${number.slice(0, 3)} ${number.slice(3, 7)} ${number.slice(7)}`
    : number;

/**
 * Whether such a number can exist: a mainland mobile number has 11 digits, others have 4 to 14 (E.164 allows 15
 * with the calling code).
 */
export const plausible = ({ country, number }: Phone): boolean =>
  country === 'CN' ? /^1[3-9]\d{9}$/.test(number) : /^\d{4,14}$/.test(number);
