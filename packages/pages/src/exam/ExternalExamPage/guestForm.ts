import type { GuestField } from '@stoa/api/contract/exam';

/** What a guest has given, as the contract wants it. Name and phone are always asked for. */
export interface GuestGiven {
  readonly name: string;
  readonly phone: string;
  readonly company?: string;
  readonly jobNumber?: string;
  readonly email?: string;
  readonly password?: string;
}

/** What the browser holds a field to, by the rules of the contract. */
export const fieldRules = {
  name: { pattern: String.raw`\s*[\p{L}\p{M} ·.\-]{2,20}\s*`, maxLength: 24, autoComplete: 'name' },
  phone: { pattern: String.raw`\s*(\d[\s\-]?){5,15}`, maxLength: 24, autoComplete: 'tel' },
  company: { maxLength: 64, autoComplete: 'organization' },
  jobNumber: { maxLength: 32, autoComplete: 'off' },
  email: { maxLength: 64, autoComplete: 'email' },
} as const satisfies Record<GuestField, { pattern?: string; maxLength: number; autoComplete: string }>;

/** The fields to show: those of the exam, with name and phone, without which nobody can come back. */
export const shownFields = (asked: readonly GuestField[]): readonly GuestField[] => [
  'name',
  'phone',
  ...asked.filter((field) => field !== 'name' && field !== 'phone'),
];

/** Reads the form: trimmed, the phone number as digits alone, and without what was left empty. */
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
