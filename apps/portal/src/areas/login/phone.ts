import type { CountryCode } from '@stoa/api/contract/login';
import { countries as everywhere, type Phone } from '@stoa/ui/PhoneInput';

/** The digits of a calling code, which back ends also write as "+86" or "0086". */
const callingDigits = (code: string): string | undefined =>
  /^(?:\+|00)?([1-9]\d{0,3})$/.exec(code.trim())?.[1];

/** The region of an entry; one that is not named by its two letters is found by its calling code. */
function regionOf(iso: string, code: string): string | undefined {
  const region = iso.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(region) ? region : everywhere.find((known) => known.code === code)?.region;
}

/**
 * The countries of the server's list that a number can be dialled in, each once. The specification does not
 * show the fields of the list, so a back end may write them in its own way.
 */
export function dialled(told: readonly CountryCode[]): CountryCode[] {
  const found = new Map<string, CountryCode>();
  for (const entry of told) {
    const code = callingDigits(entry.code);
    const iso = code && regionOf(entry.iso, code);
    // A pattern may be written between slashes, as in source text.
    const pattern = /^\/(.*)\/$/.exec(entry.pattern.trim())?.[1] ?? entry.pattern;
    if (code && iso && !found.has(iso)) found.set(iso, { ...entry, code, iso, pattern });
  }
  return [...found.values()];
}

/**
 * Calling code of a number's country, by the server's list, or by the built-in list of all countries until
 * that has loaded.
 */
export const callingCode = ({ country }: Phone, list?: readonly CountryCode[]): string => {
  const known = list
    ? list.find(({ iso }) => iso === country)
    : everywhere.find(({ region }) => region === country);
  return known?.code ?? '86';
};
