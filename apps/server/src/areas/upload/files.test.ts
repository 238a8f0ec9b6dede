import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentOf, pngOf } from '../../test/archives.ts';
import { askFor, filmOf, sha256, startUploadServer, ticketFor } from '../../test/uploads.ts';
import type { UploadServer } from '../../test/uploads.ts';
import { grantMs } from './credential.ts';

let app: UploadServer;
let token = '';
let colleague = '';
let elsewhere = '';
beforeAll(async () => {
  app = await startUploadServer({ FLAG_OVERRIDES: '1002:privateFileServer=true' });
  token = await app.signIn('13800000002');
  colleague = await app.signIn('13800000006');
  elsewhere = await app.signIn('13800000004', 'deepblue');
});
afterAll(() => app.close());

const picture = pngOf(64, 64, 50_000);

const tokenFor = (fileName: string, fileSize: number, scene = 'avatar', who = token) =>
  app.call('GET', '/content/file-server/getUploadToken', {
    token: who,
    query: { fileName, fileSize, scene },
  });
const urlFor = async (who: string) =>
  (await app.call('GET', '/content/file-server/getUploadUrl', { token: who })).data;

interface Sent {
  readonly to?: string;
  readonly who?: string | undefined;
  readonly headers?: Record<string, string>;
}

async function send(
  parts: readonly (readonly [string, string | Buffer])[],
  { to, who = token, headers }: Sent = {},
) {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)]), '../../whatever.html');
  }
  const path = to ?? '/api/content/file-server/upload';
  const query = who === '' ? '' : `?access_token=${who}`;
  const response = await fetch(`${app.url}${path}${query}`, {
    method: 'POST',
    headers: { DeviceModel: 'PC', ...headers },
    body: form,
  });
  const { code, msg, data } = await response.json();
  return { status: response.status, code, msg, data };
}

async function granted(fileName = '头像.png', size = picture.length, scene?: string) {
  const { data } = await tokenFor(fileName, size, scene);
  return { token: String(data['token']), key: String(data['key']) };
}

const upload = (grant: { token: string; key: string }, bytes: Buffer = picture, sent: Sent = {}) =>
  send(
    [
      ['token', grant.token],
      ['key', grant.key],
      ['file', bytes],
    ],
    sent,
  );

describe('a file', () => {
  test('comes in one form and is saved under its own name when it is opened', async () => {
    const { code, data } = await upload(await granted());
    expect(code).toBe(200);
    expect(data).toMatchObject({
      name: '头像.png',
      ext: 'png',
      size: picture.length,
      fileKind: 4,
      fileLabel: 7,
    });
    const answer = await fetch(new URL(data.url, app.url));
    expect(sha256(Buffer.from(await answer.arrayBuffer()))).toBe(sha256(picture));
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('头像.png'));
    expect(data.url).toMatch(/\/uploads\/1001\/[0-9a-f]{40}\.png$/);
  });

  test('sent again, because the answer was lost, is the same file, and cannot become another one', async () => {
    const grant = await granted();
    const first = await upload(grant);
    const again = await upload(grant, pngOf(32, 32, picture.length - 24));
    expect(again.data.fileId).toBe(first.data.fileId);
    const stored = await fetch(new URL(again.data.url, app.url));
    expect(sha256(Buffer.from(await stored.arrayBuffer()))).toBe(sha256(picture));
  });

  test.each([
    ['报告.docx', documentOf('word'), 3, 1],
    ['表.xlsx', documentOf('xl'), 5, 4],
    ['片.pptx', documentOf('ppt'), 3, 2],
    ['书.pdf', Buffer.from('%PDF-1.7 …'), 3, 3],
  ])('%s is a document of its kind', async (name, bytes, fileKind, fileLabel) => {
    const { data } = await upload(await granted(name, bytes.length, 'homework'), bytes);
    expect(data).toMatchObject({ name, fileKind, fileLabel });
  });
});

describe('before any byte is sent', () => {
  test.each([
    ['photo.svg', 'avatar'],
    ['photo.png.exe', 'avatar'],
    ['photo', 'avatar'],
    ['photo.pdf', 'avatar'],
    ['film.mp4', 'homework'],
    ['页面.html', 'knowledge'],
    ['\u202Egpj.exe', 'avatar'],
    ['a\u0001.png', 'avatar'],
    ['.png', 'avatar'],
  ])('%j is refused for %s (1010)', async (fileName, scene) => {
    expect((await tokenFor(fileName, 100, scene)).code).toBe(1010);
  });

  test.each([
    ['photo.PNG', 'photo.PNG'],
    ['photo.png. ', 'photo.png'],
    ['C:\\fakepath\\photo.png', 'photo.png'],
    ['../../etc/photo.png', 'photo.png'],
    [`${'长'.repeat(250)}.png`, `${'长'.repeat(250)}.png`],
    ['"a\';x=y.png', '"a\';x=y.png'],
  ])('%j is accepted, and is then called %j', async (fileName, called) => {
    const { data } = await upload(await granted(fileName));
    expect(data.name).toBe(called);
    const answer = await fetch(new URL(data.url, app.url));
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="file\.png"; filename\*=UTF-8''[\w%.~-]+$/,
    );
  });

  test('what is too large, empty or too long a name is refused', async () => {
    const tooLarge = await tokenFor('a.png', 10_000_001);
    expect([tooLarge.code, tooLarge.msg]).toEqual([1011, '文件大小超过 10.00 MB']);
    expect((await tokenFor('a.png', 10_000_000)).code).toBe(200);
    expect((await tokenFor('a.pdf', 100_000_001, 'ojt')).code).toBe(1011);
    expect((await tokenFor('a.png', 0)).code).toBe(1001);
    expect((await tokenFor(`${'x'.repeat(300)}.png`, 10)).code).toBe(1001);
    for (const [kind, fileName, size] of [
      ['video', 'a.mp4', 2_000_000_001],
      ['audio', 'a.mp3', 500_000_001],
    ] as const) {
      expect((await askFor(app, token, { kind, fileName, fileSize: size })).code).toBe(1011);
    }
  });

  test('the storage of a company is limited', async () => {
    const small = await startUploadServer({ UPLOAD_QUOTA_GB: '1' });
    const who = await small.signIn('13800000002');
    const ask = (fileSize: number, as = who) => askFor(small, as, { fileName: 'a.mp4', fileSize });
    expect((await ask(900_000_000)).code).toBe(200);
    const full = await ask(200_000_000, await small.signIn('13800000006'));
    expect([full.code, full.msg]).toEqual([1011, '文件大小超过 100.00 MB']);
    expect((await ask(200_000_000, await small.signIn('13800000004', 'deepblue'))).code).toBe(200);
    await small.close();
  });
});

const head = (name: string, value: string): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

describe('content that differs from its announcement', () => {
  test.each([
    ['larger', pngOf(8, 8, picture.length), 1011],
    ['smaller', pngOf(8, 8, 10), 1001],
    ['a page', filmOf(picture.length).fill('<html>'), 1010],
    ['a picture that would fill the memory', pngOf(30_000, 30_000, picture.length - 24), 1010],
  ])('is refused when it is %s, and leaves nothing', async (_what, bytes, code) => {
    const files = await app.files();
    expect((await upload(await granted(), bytes)).code).toBe(code);
    expect(await app.files()).toEqual(files);
  });

  test('a form that is interrupted leaves nothing', async () => {
    const files = await app.files();
    const grant = await granted();
    const start = `${head('token', grant.token)}${head('key', grant.key)}--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`;
    for (const body of [
      start,
      `${start}${picture.toString('latin1')}`,
      '--x--',
      'nothing',
      '--x\r\n\r\n\r\n--x--',
    ]) {
      const response = await fetch(`${app.url}/api/content/file-server/upload?access_token=${token}`, {
        method: 'POST',
        headers: { DeviceModel: 'PC', 'content-type': 'multipart/form-data; boundary=x' },
        body: Buffer.from(body, 'latin1'),
      });
      expect((await response.json()).code).toBe(1001);
    }
    expect(await app.files()).toEqual(files);
  });

  test('a file that comes before the token is refused', async () => {
    const grant = await granted();
    const files = await app.files();
    const early = await send([
      ['file', picture],
      ['token', grant.token],
      ['key', grant.key],
    ]);
    expect(early.code).toBe(1013);
    expect(await app.files()).toEqual(files);
  });
});

describe('a token', () => {
  test('of another person, another company, another file, a film, or a missing one is refused (1013)', async () => {
    const grant = await granted();
    const other = await granted();
    const film = await ticketFor(app, token, picture.length);
    const files = await app.files();
    expect((await upload(grant, picture, { who: colleague })).code).toBe(1013);
    expect((await upload(grant, picture, { who: elsewhere })).code).toBe(1013);
    expect((await upload({ ...grant, key: other.key })).code).toBe(1013);
    expect((await upload({ ...grant, key: '../../x' })).code).toBe(1013);
    expect((await upload({ ...grant, token: film.uploadAuth })).code).toBe(1013);
    expect(
      (
        await upload({
          ...grant,
          token: `${grant.token.slice(0, -1)}${grant.token.endsWith('A') ? 'B' : 'A'}`,
        })
      ).code,
    ).toBe(1013);
    expect((await upload({ ...grant, token: 'x' })).code).toBe(1013);
    expect((await upload(grant, picture, { who: '' })).status).toBe(401);
    expect((await upload(grant, picture, { headers: { DeviceModel: 'TV' } })).code).toBe(1001);
    expect(await app.files()).toEqual(files);
  });

  test('runs out, and a new one works', async () => {
    const grant = await granted();
    app.advance(grantMs / 1000);
    expect((await upload(grant)).code).toBe(1013);
    expect((await upload(await granted())).code).toBe(200);
  });
});

describe('a company with a file server of its own', () => {
  const privately = { to: '/api/content/file-server/private/upload', who: '' };

  test('sends its people there, and their files are accepted nowhere else', async () => {
    expect(await urlFor(token)).toEqual({ uploadUrl: '/api/content/file-server/upload', private: false });
    expect(await urlFor(elsewhere)).toEqual({ uploadUrl: privately.to, private: true });
    const { data } = await tokenFor('内部.png', picture.length, 'avatar', elsewhere);
    const grant = { token: String(data['token']), key: String(data['key']) };
    expect((await upload(grant, picture, { who: elsewhere })).code).toBe(1013);
    expect(await app.files(1002)).toEqual([]);
    const kept = await upload(grant, picture, privately);
    expect(kept).toMatchObject({ code: 200, data: { name: '内部.png', size: picture.length } });
    expect(await app.files(1002)).toHaveLength(1);
    // A token of the public server is not valid at the private one, either.
    expect((await upload(await granted(), picture, privately)).code).toBe(1013);
    expect(
      (
        await upload({ token: 'x', key: 'y' }, picture, {
          ...privately,
          headers: { 'accept-language': 'en' },
        })
      ).msg,
    ).toBe('Upload authorisation expired');
  });

  test('has an address and a key that the operator sets, and no other server honours its tokens', async () => {
    const own = await startUploadServer({
      FLAG_OVERRIDES: '1002:privateFileServer=true',
      PRIVATE_FILE_SERVERS: '1002=https://files.deepblue.example/upload|a-key-of-both-sides',
    });
    const who = await own.signIn('13800000004', 'deepblue');
    const { data } = await own.call('GET', '/content/file-server/getUploadUrl', { token: who });
    expect(data).toEqual({ uploadUrl: 'https://files.deepblue.example/upload', private: true });
    const asked = await own.call('GET', '/content/file-server/getUploadToken', {
      token: who,
      query: { fileName: 'a.png', fileSize: 100, scene: 'avatar' },
    });
    const credential = String(asked.data['token']);
    const { uploads } = own.server.services;
    expect(uploads.credentials.open(credential, 'private file', own.now())).toBe('forbidden');
    await own.close();
  });
});

test('the secret of the video cloud that a person receives is their own, expires soon and opens nothing', async () => {
  const secretOf = async (who: string) =>
    String((await app.call('GET', '/comp/pc/config', { token: who })).data['vod']?.['appSecret']);
  const secret = await secretOf(token);
  const [text = ''] = secret.split('.');
  const { expireTime }: { expireTime: number } = JSON.parse(Buffer.from(text, 'base64url').toString());
  expect(expireTime - app.now()).toBeGreaterThan(0);
  expect(expireTime - app.now()).toBeLessThanOrEqual(grantMs);
  expect(await secretOf(colleague)).not.toBe(secret);
  expect(secret).not.toContain('demo-upload');
  const { credentials } = app.server.services.uploads;
  for (const to of ['video', 'file', 'private file'] as const) {
    expect(credentials.open(secret, to, app.now())).toBe('forbidden');
  }
});

test('a session at the video cloud is a token of its own, valid for fifty minutes', async () => {
  const { data } = await app.call('GET', '/vcloud/vod/getToken', { token });
  expect(Number(data['expireTime']) - app.now()).toBe(grantMs);
  const { uploads } = app.server.services;
  expect(uploads.credentials.open(String(data['token']), 'video', app.now())).toBe('forbidden');
});
