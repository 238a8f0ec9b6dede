import type { CountryCode } from '@stoa/api/contract/login';
import { countries as everywhere, type Phone } from '@stoa/ui/PhoneInput';

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
