import { externalExamEnter, externalExamInfo } from '@stoa/api/contract/exam';
import { ErrorCode } from '@stoa/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { entryLimits } from '../../http/limits.ts';
import { changeExam, exams } from '../../test/exams.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer({ TRUST_PROXY: '1' });
  // The exam of the link asks for a password, which is empty, so that every typed one is wrong.
  await changeExam(app, exams.external, { rules: { needPassword: true } });
});
afterAll(() => app.close());
beforeEach(() => app.advance(3600));

const link = 'EXT2026';
const from = (address: string) => ({ 'x-forwarded-for': address });
/** An address of each guesser's own. */
const addressOf = (no: number) => `203.0.${no >> 8}.${no & 255}`;
let phones = 13_900_100_000;
/** Somebody with a phone number of their own, so that only addresses and links are counted. */
const enter = async (address: string, more: { code?: string; password?: string } = {}): Promise<number> => {
  phones += 1;
  const json = { code: link, name: '王小明', phone: String(phones), idemKey: crypto.randomUUID(), ...more };
  const { code } = await app.call('POST', externalExamEnter.path, { json, headers: from(address) });
  return code;
};
const open = async (address: string, code: string): Promise<number> =>
  (await app.call('GET', externalExamInfo.path, { query: { code }, headers: from(address) })).code;

test('whoever guesses links from one address is stopped, while others can open theirs', async () => {
  const address = '198.51.100.1';
  const { most, windowMs } = entryLimits.unknownLink;
  for (let no = 0; no < most; no += 1) expect(await open(address, `EXT${no}`)).toBe(ErrorCode.ExternalCode);
  expect(await open(address, 'EXT-more')).toBe(ErrorCode.TooFrequent);
  expect(await open(address, link)).toBe(ErrorCode.TooFrequent);
  expect(await open('198.51.100.2', link)).toBe(200);
  app.advance(windowMs / 1000);
  expect(await open(address, link)).toBe(200);
});

test('whoever opens a right link is never counted', async () => {
  for (let no = 0; no <= entryLimits.unknownLink.most; no += 1)
    expect(await open('198.51.100.3', link)).toBe(200);
});

test('whoever guesses passwords from one address is stopped, whatever phone numbers they name', async () => {
  const address = '198.51.100.4';
  const codes: number[] = [];
  for (let no = 0; no <= entryLimits.address.most; no += 1)
    codes.push(await enter(address, { password: `${no}` }));
  expect(codes.at(-2)).toBe(ErrorCode.ExamPassword);
  expect(codes.at(-1)).toBe(ErrorCode.TooFrequent);
});

test('guesses from many addresses at one link are stopped as well, and its class can still enter', async () => {
  for (let no = 0; no < entryLimits.link.most; no += 1) {
    expect(await enter(addressOf(no), { password: 'guess' })).toBe(ErrorCode.ExamPassword);
  }
  for (const no of [0, 1, 7])
    expect(await enter(addressOf(no), { password: 'guess' })).toBe(ErrorCode.TooFrequent);
  const school = '192.0.2.77';
  for (let no = 0; no < 30; no += 1) expect(await enter(school)).toBe(200);
  // A single wrong password is answered as such, but no second try from its address is accepted.
  expect(await enter(school, { password: 'mistyped' })).toBe(ErrorCode.ExamPassword);
  expect(await enter(school, { password: 'again' })).toBe(ErrorCode.TooFrequent);
  app.advance(entryLimits.link.windowMs / 1000);
  expect(await enter(school)).toBe(200);
});

test('an IPv6 guesser is counted by their network, not by each of its addresses', async () => {
  for (let no = 0; no < entryLimits.unknownLink.most; no += 1) {
    await open(`2001:db8:1:2::${no.toString(16)}`, `NONE${no}`);
  }
  expect(await open('2001:db8:1:2:ffff::1', link)).toBe(ErrorCode.TooFrequent);
  expect(await open('2001:db8:1:3::1', link)).toBe(200);
});
