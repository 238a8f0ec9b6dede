import type { CountryCode } from '@stoa/api/contract/login';
import { countries as everywhere, type Phone } from '@stoa/ui/PhoneInput';

/** Calling code of a number's country; before the server has told its countries, that of any country. */
export const callingCode = ({ country }: Phone, list?: readonly CountryCode[]): string => {
  const known = list
    ? list.find(({ iso }) => iso === country)
    : everywhere.find(({ region }) => region === country);
  return known?.code ?? '86';
};
