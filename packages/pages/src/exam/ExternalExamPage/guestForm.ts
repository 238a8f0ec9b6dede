import type { GuestField } from '@stoa/api/contract/exam';

/** The guest's entries, as the contract requires them. Name and phone number are always required. */
export interface GuestGiven {
  readonly name: string;
  readonly phone: string;
  readonly company?: string;
  readonly jobNumber?: string;
  readonly email?: string;
  readonly password?: string;
}

/** The attributes with which the browser checks a field, by the rules of the contract. */
export const fieldRules = {
  name: { pattern: String.raw`\s*[\p{L}\p{M} ·.\-]{2,20}\s*`, maxLength: 24, autoComplete: 'name' },
  phone: { pattern: String.raw`\s*(\d[\s\-]?){5,15}`, maxLength: 24, autoComplete: 'tel' },
  company: { maxLength: 64, autoComplete: 'organization' },
  jobNumber: { maxLength: 32, autoComplete: 'off' },
  email: { maxLength: 64, autoComplete: 'email' },
} as const satisfies Record<GuestField, { pattern?: string; maxLength: number; autoComplete: string }>;

/** The fields to show: those of the exam, and always name and phone number, by which a guest can return. */
export const shownFields = (asked: readonly GuestField[]): readonly GuestField[] => [
  'name',
  'phone',
  ...asked.filter((field) => field !== 'name' && field !== 'phone'),
];

/**
 * Reads the form: texts are trimmed, the phone number is reduced to digits, and empty fields are left out.
 */
export function guestGiven(read: (field: GuestField | 'password') => string): GuestGiven {
  const given = (field: 'company' | 'jobNumber' | 'email') => {
    const value = read(field).trim();
    return value === '' ? {} : { [field]: value };
  };
  const password = read('password');
  return {
    name: read('name').trim().replaceAll(/\s+/gu, ' '),
    phone: read('phone').replaceAll(/\D/g, ''),
    ...given('company'),
    ...given('jobNumber'),
    ...given('email'),
    ...(password === '' ? {} : { password }),
  };
}
