import { randomUUID } from 'node:crypto';
import { passwordChange, profile, profileUpdate } from '@stoa/api/contract/profile';
import { UploadStatus } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadFile } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { password } from '../../test/fixed.ts';
import { brokenPromises } from '../../test/promises.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer();
});
afterAll(() => app.close());

const read = (token: string) => app.call('GET', profile.path, { token });
const update = (token: string, json: object) => app.call('POST', profileUpdate.path, { token, json });
const info = (token: string) => app.call('GET', '/user/user/pc/info', { query: { from: 'pc' }, token });
const enter = (account: string, secret: string) =>
  app.call('POST', '/user/pc/login', {
    form: { loginKind: 1, domainName: 'sunrise', deviceType: 5, account, password: secret },
  });

describe('one’s own profile', () => {
  test('is what the contract promises: the place in the company from the top, and only a part of the phone number', async () => {
    const answer = await read(await app.signIn('13800000001'));
    expect(answer.code).toBe(200);
    expect(brokenPromises(profile, answer)).toEqual([]);
    expect(answer.data).toMatchObject({
      phoneMasked: '138****0001',
      hasPassword: true,
      editable: ['avatar', 'realName', 'email', 'gender'],
    });
    expect(answer.data['orgPath']?.length).toBeGreaterThan(1);
    expect(JSON.stringify(answer.data)).not.toContain('13800000001');
  });

  test('is that of the company one is in', async () => {
    const token = await app.signIn('13800000001');
    const here = (await read(token)).data['orgPath'];
    const there = (await read(await app.signIn('13800000001', 'deepblue'))).data['orgPath'];
    expect(there).not.toEqual(here);
  });

  test('changes as it was typed, and everywhere the name is shown', async () => {
    const token = await app.signIn('13800000003');
    const answer = await update(token, { realName: '苏 映雪', email: 'su.yingxue@example.com', gender: 2 });
    expect(brokenPromises(profileUpdate, answer)).toEqual([]);
    expect(answer.data).toMatchObject({
      email: 'su.yingxue@example.com',
      gender: 2,
      user: { realName: '苏 映雪' },
    });
    expect((await info(token)).data['realName']).toBe('苏 映雪');
    expect((await update(token, {})).data['email']).toBe('su.yingxue@example.com');
  });

  test('cannot get the e-mail address of somebody else, in whatever case it is written', async () => {
    await update(await app.signIn('13800000003'), { email: 'taken@example.com' });
    const answer = await update(await app.signIn('13800000002'), { email: 'Taken@Example.com' });
    expect(answer).toMatchObject({ code: 1001, msg: '参数错误：email' });
  });

  test('cannot be used to find out who has which address: ten that are taken in a quarter of an hour', async () => {
    await update(await app.signIn('13800000003'), { email: 'guessed@example.com' });
    const guesser = await app.signIn('13800000006');
    const codes: number[] = [];
    for (let no = 0; no < 10; no += 1)
      codes.push((await update(guesser, { email: 'guessed@example.com' })).code);
    expect(codes).toEqual(Array<number>(10).fill(1001));
    for (const email of ['guessed@example.com', 'nobody.has.it@example.com'])
      expect((await update(guesser, { email })).code).toBe(1006);
    app.advance(15 * 60);
    expect((await update(guesser, { email: 'nobody.has.it@example.com' })).code).toBe(200);
  });

  test.each([
    ['realName', { realName: '一' }],
    ['realName', { realName: '<b>林</b>' }],
    ['email', { email: 'no-at' }],
    ['gender', { gender: 7 }],
    ['locale', { locale: 'fr' }],
  ])('a wrong %s is 1001', async (field, json) => {
    const token = await app.signIn('13800000002');
    expect(await update(token, json)).toMatchObject({ code: 1001, msg: `参数错误：${field}` });
  });

  test('changes no fields that a person may not change', async () => {
    const token = await app.signIn('13800000002');
    const before = (await read(token)).data;
    await update(token, { userId: 1, admin: true, jobNumber: 'X', phone: '13900000000' });
    expect((await read(token)).data).toEqual(before);
  });
});

const change = (token: string, oldPassword: string, newPassword: string) =>
  app.call('POST', passwordChange.path, { token, json: { oldPassword, newPassword } });

/** A file as a finished upload leaves it in the table. */
const uploaded = async (file: Partial<typeof uploadFile.$inferInsert>): Promise<number> => {
  const [row] = await asSystem(app.database.db, (tx) =>
    tx
      .insert(uploadFile)
      .values({
        userId: 3,
        companyId: 1001,
        key: randomUUID(),
        name: '头像.jpg',
        ext: 'jpg',
        size: 1000,
        createTime: app.now(),
        scene: 'avatar',
        state: UploadStatus.End,
        ...file,
      })
      .returning({ fileId: uploadFile.fileId }),
  );
  return row?.fileId ?? 0;
};

describe('a picture', () => {
  test('that was uploaded becomes the person’s', async () => {
    const token = await app.signIn('13800000003');
    const before = (await read(token)).data['user']?.['faceImg'];
    const answer = await update(token, { avatarFileId: await uploaded({}) });
    expect(answer.code).toBe(200);
    expect(answer.data['user']?.['faceImg']).toContain('uploads/1001/');
    expect(answer.data['user']?.['faceImg']).not.toBe(before);
  });

  test.each([
    ['of a colleague', { userId: 2 }],
    ['of another company', { companyId: 1002 }],
    ['for something else', { scene: 'homework' as const }],
    ['that has not wholly arrived', { state: UploadStatus.Uploading }],
  ])('%s is not found, and nothing changes', async (_name, file) => {
    const token = await app.signIn('13800000003');
    const before = (await read(token)).data;
    const answer = await update(token, { avatarFileId: await uploaded(file), realName: '别的名字' });
    expect(answer.code).toBe(1004);
    expect((await read(token)).data['user']?.['realName']).toBe(before['user']?.['realName']);
  });
});

describe('a new password', () => {
  test('keeps this session, ends the others and says so', async () => {
    const [here, there] = [await app.signIn('13800000006'), await app.signIn('13800000006')];
    expect(await change(here, password, 'Harvest2027')).toMatchObject({ code: 200, data: { ok: true } });
    expect((await info(here)).code).toBe(200);
    expect((await info(there)).code).toBe(202);
    expect((await enter('13800000006', password)).code).toBe(2001);
    expect((await enter('13800000006', 'Harvest2027')).code).toBe(200);
    const messages = await app.call('GET', '/user/notification/new/list', { token: here });
    expect(messages.data['list']?.[0]).toMatchObject({ title: '密码已修改', kind: 1 });
  });

  test('needs the old one', async () => {
    const token = await app.signIn('13800000009');
    expect((await change(token, 'wrong-1', 'Harvest2027')).code).toBe(2012);
    expect((await enter('13800000009', password)).code).toBe(200);
  });

  test('follows the rule for passwords', async () => {
    const token = await app.signIn('13800000009');
    for (const weak of ['short1', 'onlyletters', '12345678', 'with space 1']) {
      expect((await change(token, password, weak)).code).toBe(1001);
    }
  });

  test('cannot be set by guessing the old one: ten wrong ones in a quarter of an hour', async () => {
    const token = await app.signIn('13800000011');
    const codes: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      codes.push((await change(token, `wrong-${guess}`, 'Harvest2027')).code);
    }
    expect(codes).toEqual([...Array<number>(10).fill(2012), 2002]);
    expect((await change(token, password, 'Harvest2027')).code).toBe(2002);
    app.advance(16 * 60);
    expect((await change(token, password, 'Harvest2027')).code).toBe(200);
  });
});
