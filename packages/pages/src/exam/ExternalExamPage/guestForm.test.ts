import { externalExamEnter, type GuestField } from '@stoa/api/contract/exam';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldRules, guestGiven, shownFields } from './guestForm.ts';

const form = (values: Partial<Record<GuestField | 'password', string>>) =>
  guestGiven((field) => values[field] ?? '');

test('what a guest typed is sent as the contract takes it', () => {
  const given = form({ name: ' 王  小明 ', phone: '139 0000-1111', company: ' ', email: 'a@b.cn' });
  expect(given).toEqual({ name: '王 小明', phone: '13900001111', email: 'a@b.cn' });
  const idemKey = '0b0d3c5e-6f1a-4c7e-9d52-0a1b2c3d4e5f';
  expect(
    v.safeParse(externalExamEnter.request, { code: 'EXT2026', idemKey, ...given }).issues,
  ).toBeUndefined();
});

test('a password is sent as it was typed', () => {
  expect(form({ name: '王小明', phone: '13900001111', password: ' a b ' }).password).toBe(' a b ');
});

test('name and phone number are asked for by every exam, each field once', () => {
  expect(shownFields([])).toEqual(['name', 'phone']);
  expect(shownFields(['phone', 'email', 'name'])).toEqual(['name', 'phone', 'email']);
});

const fits = (field: 'name' | 'phone', value: string) =>
  new RegExp(`^(?:${fieldRules[field].pattern})$`, 'v').test(value);

test.each([
  ['name', '王小明', true],
  ['name', 'Anna-Maria O. Stone', true],
  ['name', '阿卜杜热合曼·买买提', true],
  ['name', '王', false],
  ['name', '王小明1', false],
  ['name', '王'.repeat(21), false],
  ['phone', '13900001111', true],
  ['phone', ' 139 0000-1111', true],
  ['phone', '1390', false],
  ['phone', '+8613900001111', false],
  ['phone', '1'.repeat(16), false],
] as const)('%s “%s” is accepted: %s', (field, value, taken) => {
  expect(fits(field, value)).toBe(taken);
});
