import { countries, type Country } from './countries.ts';

export interface Phone {
  /** ISO 3166 region: CN. */
  country: string;
  /** Digits without the calling code: 13800000001. */
  number: string;
}

const digitsOf = (text: string) => text.normalize('NFKC').replaceAll(/\D/g, '');

/**
 * What a typed or pasted number means. With + or 00 it names its country: the one chosen keeps it when the code is
 * shared (+1), else the longest code that fits. An 86 before a whole Chinese mobile number is its code as well.
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

/** Mobile numbers of the mainland in the 3-4-4 that people read aloud; others as they are. */
export const spaced = ({ country, number }: Phone): string =>
  country === 'CN' && /^1\d{10}$/.test(number)
    ? `${number.slice(0, 3)} ${number.slice(3, 7)} ${number.slice(7)}`
    : number;

/** True for a number that can exist: a mainland mobile has 11 digits, others 4 to 14 (E.164 allows 15 with the code). */
export const plausible = ({ country, number }: Phone): boolean =>
  country === 'CN' ? /^1[3-9]\d{9}$/.test(number) : /^\d{4,14}$/.test(number);
