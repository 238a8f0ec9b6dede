import { certificateDetail, certificateList, certificateVerify } from '@stoa/api/contract/certificate';
import { CertificateState, ErrorCode, TargetKind } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { certificate } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import {
  issueCertificate,
  isVerifyCode,
  monthsLater,
  readCode,
  verifyCodeFrom,
} from '../../shared/certificates.ts';
import { brokenPromises } from '../../test/promises.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';

let app: TestServer;
let mine = '';
beforeAll(async () => {
  app = await startTestServer();
  mine = await app.signIn('13800000001');
});
afterAll(() => app.close());

const verify = (code: string) => app.call('GET', certificateVerify.path, { query: { code } });
const list = (query: Record<string, number> = {}, token = mine) =>
  app.call('GET', certificateList.path, { query, token });

describe('certificates', () => {
  test('are the person’s own in this company, each with its state', async () => {
    const all = await list();
    expect(brokenPromises(certificateList, all)).toEqual([]);
    expect(all.data['list']?.map((one) => [one['template']?.['templateId'], one['state']])).toEqual([
      [4, CertificateState.Revoked],
      [1, CertificateState.Valid],
    ]);
    expect((await list({ state: CertificateState.Revoked })).data['total']).toBe(1);
    const certificateId = Number(all.data['list']?.[0]?.['certificateId']);
    const asked = (token: string) =>
      app.call('GET', certificateDetail.path, { query: { certificateId }, token });
    expect(brokenPromises(certificateDetail, await asked(mine))).toEqual([]);
    expect((await asked(await app.signIn('13800000002'))).code).toBe(ErrorCode.NotFound);
    // The same account is signed in to another company.
    expect((await asked(await app.signIn('13800000001', 'deepblue'))).code).toBe(ErrorCode.NotFound);
  });

  test('can be verified by anybody, in either form, and tell only the first character of the name', async () => {
    const [one] = (await list({ state: CertificateState.Valid })).data['list'] ?? [];
    for (const code of [String(one?.['verifyCode']).toLowerCase(), String(one?.['certificateNo'])]) {
      const answer = await verify(code);
      expect(brokenPromises(certificateVerify, answer)).toEqual([]);
      expect(answer.data).toMatchObject({ valid: true, nameMasked: '林*', title: '食品安全上岗证' });
      expect(JSON.stringify(answer.data)).not.toContain('小满');
    }
    expect((await verify('0000-0000-0000')).code).toBe(ErrorCode.CertificateUnknown);
  });

  test('cannot be found by guessing', async () => {
    app.advance(120);
    const codes = await Promise.all(Array.from({ length: 25 }, (_, at) => verify(`NOBODY${at}`)));
    const refused = codes.filter(({ code }) => code === ErrorCode.TooFrequent);
    expect(refused).toHaveLength(5);
  });

  test('are issued once from the same source, and anew after they have expired', async () => {
    const earned = {
      templateId: 1,
      userId: 6,
      companyId: 1001,
      title: { zh: '考试', en: 'Exam' },
      score: 80,
      source: { kind: TargetKind.Exam, id: 777 },
    };
    const issue = () => asSystem(app.database.db, (tx) => issueCertificate({ tx, now: app.now() }, earned));
    await issue();
    await issue();
    const held = () =>
      asSystem(app.database.db, (tx) => tx.select().from(certificate).where(eq(certificate.sourceId, 777)));
    expect(await held()).toHaveLength(1);
    app.advance(370 * 24 * 3600);
    await issue();
    expect((await held()).filter(({ replaced }) => replaced)).toHaveLength(1);
    expect(await held()).toHaveLength(2);
  });
});

describe('a verification code', () => {
  test('checks itself: a wrong character in any place is detected without a query', () => {
    const code = verifyCodeFrom(Buffer.from('sixteen byte key'));
    expect([code.length, isVerifyCode(code)]).toEqual([12, true]);
    const found = Array.from({ length: 12 }, (_, at) => {
      const wrong = code.slice(0, at) + (code[at] === '7' ? '8' : '7') + code.slice(at + 1);
      return isVerifyCode(wrong);
    });
    // The check character detects 31 of 32 errors.
    expect(found.filter(Boolean).length).toBeLessThanOrEqual(1);
  });

  test('may be typed in small letters, in groups and with letters for digits', () => {
    expect(readCode(' 0oi1-lab c ')).toBe('00111ABC');
  });
});

const at = (time: string) => Date.parse(`${time}+08:00`);

test('months end on the last day of a shorter month, in Asia/Shanghai', () => {
  expect(monthsLater(at('2026-01-31T10:00:00'), 1)).toBe(at('2026-02-28T10:00:00'));
  expect(monthsLater(at('2024-02-29T10:00:00'), 12)).toBe(at('2025-02-28T10:00:00'));
  expect(monthsLater(at('2026-11-15T23:30:00'), 24)).toBe(at('2028-11-15T23:30:00'));
});
