import { ErrorCode } from '@stoa/domain';
import { BusinessError } from '../../http/errors.ts';
import { countries } from './countries.ts';
import { normalAccount } from './rules.ts';

export interface Phone {
  readonly countryCode: string;
  /** National number; one writing for one telephone. */
  readonly number: string;
  /** Both, as the key of counters and codes. */
  readonly key: string;
}

/** Reads a number however it was written; a country without codes and a number that cannot be are 1001. */
export function phoneOf(countryCode: string, phone: string): Phone {
  const country = countries.find(({ code }) => code === countryCode);
  if (country === undefined) throw new BusinessError(ErrorCode.ParamInvalid, { field: 'countryCode' });
  // Abroad a zero before the number is dialled at home only.
  const number = countryCode === '86' ? normalAccount(phone) : phone.replace(/^0+/, '');
  if (!new RegExp(country.pattern).test(number)) {
    throw new BusinessError(ErrorCode.ParamInvalid, { field: 'phone' });
  }
  return { countryCode, number, key: `${countryCode} ${number}` };
}
