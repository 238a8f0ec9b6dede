import { expect, test } from 'vitest';
import { tellingOf } from '../fail.ts';
import { inWords } from './storage.ts';

const failed = (code: string, message: string): Error =>
  new Error('Failed query: select "name" from "stoa_migration"', {
    cause: Object.assign(new Error(message), { code }),
  });

test('a damaged catalogue is reported as damage with what to do, not as a failed query', () => {
  const error = failed('XX000', 'pg_attribute catalog is missing 1 attribute(s) for relation OID 16384');
  expect(tellingOf(inWords(error, 'DATA_DIR /data'))).toMatch(
    /^DATA_DIR \/data is damaged \(pg_attribute catalog is missing .*\)\. Put the whole back-up in its place/,
  );
});

test('another internal error of PostgreSQL keeps its stack, because it is a bug', () => {
  const error = failed('XX000', 'tuple concurrently updated');
  expect(inWords(error, 'DATA_DIR /data')).toBe(error);
});
