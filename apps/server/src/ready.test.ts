import { LoginKind, noCompanyId } from '@stoa/domain';
import { expect, test } from 'vitest';
import { readyCompanies } from './ready.ts';

const person = {
  name: { zh: '陈默', en: 'Chen Mo' },
  title: { zh: '研发工程师', en: 'R&D Engineer' },
  phone: '13800000004',
  jobNumber: 'DB0102',
  password: 'Learn@2026',
};
const company = {
  companyId: 1002,
  hostLabel: 'deepblue',
  name: { zh: '深蓝智造', en: 'DeepBlue' },
  accounts: [person],
};
const numbersOf = (kinds: readonly LoginKind[]) =>
  readyCompanies([company], new Map([[1002, kinds]]), 4600).flatMap(({ accounts }) =>
    accounts.map(({ jobNumber }) => jobNumber),
  );

test('the start message says the job number with which one can sign in', () => {
  expect(numbersOf([LoginKind.Password, LoginKind.JobNumber])).toEqual(['DB0102']);
  expect(numbersOf([LoginKind.Password])).toEqual([undefined]);
  expect(readyCompanies([{ ...company, companyId: noCompanyId }], new Map(), 4600)[0]?.accounts).toHaveLength(
    1,
  );
});
