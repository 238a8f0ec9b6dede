import { ErrorCode } from '@stoa/domain';
import { BusinessError } from '../../http/errors.ts';
import { countries } from './countries.ts';
import { normalAccount } from './rules.ts';

export interface Phone {
  readonly countryCode: string;
  /** National number in one normal form. */
  readonly number: string;
  /** Country code and number, as the key of counters and codes. */
  readonly key: string;
}

/**
 * Parses a number in any notation; a country to which no codes are sent and an impossible number are refused
 * with 1001.
 */
export function phoneOf(countryCode: string, phone: string): Phone {
  const country = countries.find(({ code }) => code === countryCode);
  if (country === undefined) throw new BusinessError(ErrorCode.ParamInvalid, { field: 'countryCode' });
  // In most countries a leading zero is dialled only inside the country.
  const number = countryCode === '86' ? normalAccount(phone) : phone.replace(/^0+/, '');
  if (!new RegExp(country.pattern).test(number)) {
    throw new BusinessError(ErrorCode.ParamInvalid, { field: 'phone' });
  }
  return { countryCode, number, key: `${countryCode} ${number}` };
}
