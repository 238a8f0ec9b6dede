import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  TusClient,
  askFor,
  filmOf,
  randomOf,
  sha256,
  startUploadServer,
  ticketFor,
} from '../../test/uploads.ts';
import type { Ticket, UploadServer } from '../../test/uploads.ts';
import { grantMs } from './credential.ts';

let app: UploadServer;
let token = '';
let colleague = '';
let elsewhere = '';
beforeAll(async () => {
  app = await startUploadServer();
  token = await app.signIn('13800000002');
  colleague = await app.signIn('13800000006');
  elsewhere = await app.signIn('13800000004', 'deepblue');
});
afterAll(() => app.close());

const film = filmOf(300_000);

async function begun(size = film.length, fileName?: string) {
  const ticket = await ticketFor(app, token, size, fileName);
  const tus = new TusClient(app.url, ticket);
  const created = await tus.create(size);
  expect(created.status).toBe(201);
  return { ticket, tus, location: created.headers.get('location') };
}

const info = async (videoId: number, who = token) =>
  (await app.call('GET', '/vcloud/vod/videoInfo', { token: who, query: { videoId } })).data;
const refresh = (videoId: number, who = token) =>
  app.call('GET', '/vcloud/vod/refreshUploadVideo', { token: who, query: { videoId } });
const stored = async ({ videoId }: Ticket): Promise<Buffer> => {
  const url = String((await info(videoId))['sources']?.[0]?.['url']);
  return Buffer.from(await (await fetch(new URL(url, app.url))).arrayBuffer());
};

describe('a film', () => {
  test('comes in parts, shows how much has arrived, and is played as it was sent', async () => {
    const { ticket, tus, location } = await begun();
    expect(location).toBe(`/api/vcloud/vod/upload/${ticket.videoId}`);
    expect(await info(ticket.videoId)).toMatchObject({ state: 2, transcode: 0, receivedSize: 0 });
    expect((await tus.patch(0, film.subarray(0, 100_000))).headers.get('upload-offset')).toBe('100000');
    const head = await tus.head();
    expect(Object.fromEntries(head.headers)).toMatchObject({
      'upload-offset': '100000',
      'upload-length': '300000',
      'upload-expires': new Date(app.now() + 24 * 3_600_000).toUTCString(),
      'tus-resumable': '1.0.0',
      'cache-control': 'no-store',
    });
    expect(await info(ticket.videoId)).toMatchObject({ state: 2, transcode: 0, receivedSize: 100_000 });
    expect((await tus.patch(100_000, film.subarray(100_000))).status).toBe(204);
    expect(await info(ticket.videoId)).toMatchObject({
      state: 3,
      transcode: 2,
      name: '开业培训.mp4',
      receivedSize: 300_000,
    });
    expect(sha256(await stored(ticket))).toBe(sha256(film));
  });

  test('is saved under the name that its uploader gave it, and never runs as a program', async () => {
    const { ticket, tus } = await begun();
    await tus.patch(0, film);
    const url = String((await info(ticket.videoId))['sources']?.[0]?.['url']);
    expect(url).toMatch(/\/uploads\/1001\/[0-9a-f]{40}\.mp4$/);
    const { headers } = await fetch(new URL(url, app.url));
    expect(headers.get('content-type')).toBe('video/mp4');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="file.mp4"; filename*=UTF-8''${encodeURIComponent('开业培训.mp4')}`,
    );
  });

  test('that browsers cannot play has failed if the server cannot convert it', async () => {
    const bytes = Buffer.concat([Buffer.from('FLV\u0001'), film]);
    const { ticket, tus } = await begun(bytes.length, '旧片.flv');
    expect((await tus.patch(0, bytes)).status).toBe(204);
    const { state, transcode, sources } = await info(ticket.videoId);
    expect({ state, transcode, sources }).toEqual({ state: 3, transcode: 3 });
  });

  test('a recording can be heard at once', async () => {
    const bytes = Buffer.concat([Buffer.from('ID3'), film]);
    const { data } = await askFor(app, token, {
      kind: 'audio',
      fileName: '录音.MP3',
      fileSize: bytes.length,
    });
    const ticket = { videoId: Number(data['videoId']), uploadAuth: String(data['uploadAuth']) };
    const tus = new TusClient(app.url, { ...ticket, uploadAddress: '/api/vcloud/vod/upload', expireTime: 0 });
    await tus.create(bytes.length);
    await tus.patch(0, bytes);
    const { transcode, sources } = await info(ticket.videoId);
    expect([transcode, sources?.[0]?.['type']]).toEqual([2, 'mp3']);
  });
});

describe('a connection that breaks', () => {
  test('loses nothing that had arrived', async () => {
    const { ticket, tus } = await begun();
    const random = randomOf(7);
    let offset = 0;
    while (film.length - offset >= 20_000) {
      const part = film.subarray(offset, offset + 120_000);
      const sent = 1 + Math.floor(random() * (part.length - 1));
      const { cut, answer } = await tus.begin(offset, part, sent);
      // The server keeps the part that it had read before the cut, and reports how much that is.
      await expect
        .poll(() => app.server.services.uploads.store.received(placeOf(ticket)))
        .toBeGreaterThan(offset);
      cut();
      await answer;
      const now = await tus.offset();
      expect(now).toBeGreaterThan(offset);
      expect(now).toBeLessThanOrEqual(offset + sent);
      offset = now;
    }
    expect((await tus.patch(offset, film.subarray(offset))).status).toBe(204);
    expect(sha256(await stored(ticket))).toBe(sha256(film));
  });

  test('but does not end is replaced when the client connects again', async () => {
    const { ticket, tus } = await begun();
    const hanging = await tus.begin(0, film, 90_000);
    await expect.poll(() => app.server.services.uploads.store.received(placeOf(ticket))).toBe(90_000);
    expect(await tus.offset()).toBe(90_000);
    expect(await hanging.answer).not.toBe(204);
    expect((await tus.patch(90_000, film.subarray(90_000))).status).toBe(204);
    expect(sha256(await stored(ticket))).toBe(sha256(film));
  });

  test('two clients that send at once leave one complete file', async () => {
    const { ticket, tus } = await begun();
    const send = async (): Promise<void> => {
      for (let tries = 0; tries < 60; tries += 1) {
        const offset = await tus.offset();
        if (offset === film.length) return;
        const part = film.subarray(offset, offset + 40_000);
        const { status } = await tus.patch(offset, part).catch(() => ({ status: 0 }));
        expect([0, 204, 409, 423]).toContain(status);
      }
    };
    await Promise.all([send(), send()]);
    expect(sha256(await stored(ticket))).toBe(sha256(film));
  });
});

const placeOf = ({ uploadAuth }: Ticket) => {
  const grant = app.server.services.uploads.credentials.open(uploadAuth, 'video', app.now());
  if (typeof grant === 'string') throw new Error(`The credential is ${grant}.`);
  return grant;
};

describe('an offset', () => {
  test('that is not where the file ends is 409 with the true one, and changes nothing', async () => {
    const { tus } = await begun();
    await tus.patch(0, film.subarray(0, 50_000));
    for (const claimed of [0, 49_999, 50_001, 299_999, 300_000, 9_007_199_254_740_991]) {
      const answer = await tus.patch(claimed, film.subarray(0, 10));
      expect([claimed, answer.status, answer.headers.get('upload-offset')]).toEqual([claimed, 409, '50000']);
    }
    expect(await tus.offset()).toBe(50_000);
  });

  test.each(['-1', '1.5', '1e3', 'many', '', '99999999999999999999'])('of “%s” is invalid', async (lie) => {
    const { tus } = await begun();
    expect((await tus.patch(0, film.subarray(0, 10), { 'upload-offset': lie })).status).toBe(400);
    expect(await tus.offset()).toBe(0);
  });

  test('nothing is stored beyond what was announced', async () => {
    const { tus } = await begun(1000);
    expect((await tus.patch(0, film.subarray(0, 1001))).status).toBe(413);
    expect(await tus.offset()).toBe(0);
    expect(await tus.pour(0, film.subarray(0, 1400))).toBe(413);
    expect(await tus.offset()).toBe(1000);
  });
});

describe('the protocol', () => {
  test('is described to any client that asks', async () => {
    const { status, headers } = await fetch(`${app.url}/api/vcloud/vod/upload`, { method: 'OPTIONS' });
    expect(status).toBe(204);
    expect(headers.get('tus-version')).toBe('1.0.0');
    expect(headers.get('tus-extension')).toBe('creation,expiration,termination');
    expect(headers.get('tus-max-size')).toBe('2000000000');
  });

  test('of another version, another method or another type of body is refused', async () => {
    const { tus } = await begun();
    expect((await tus.head({ 'tus-resumable': '0.2.2' })).status).toBe(412);
    expect((await fetch(tus.address, { headers: tus.headers() })).status).toBe(405);
    expect((await tus.patch(0, film, { 'content-type': 'application/octet-stream' })).status).toBe(415);
  });

  test('a creation of another length, or for another film, is refused; the same once more is not', async () => {
    const { ticket, tus } = await begun();
    expect((await tus.create(film.length - 1)).status).toBe(400);
    expect((await tus.create(film.length + 1)).status).toBe(413);
    expect((await tus.create(film.length, { 'upload-length': '-5' })).status).toBe(400);
    const other = Buffer.from(String(ticket.videoId + 1)).toString('base64');
    expect((await tus.create(film.length, { 'upload-metadata': `videoId ${other}` })).status).toBe(400);
    await tus.patch(0, film.subarray(0, 10_000));
    expect((await tus.create(film.length)).status).toBe(201);
    expect(await tus.offset()).toBe(10_000);
  });
});

describe('the credential', () => {
  test('ends with the log-out of its person, and outlasts a switch of company', async () => {
    const first = await app.signIn('13800000001');
    const ticket = await ticketFor(app, first, film.length);
    const tus = new TusClient(app.url, ticket);
    await tus.create(film.length);
    const switched = await app.call('POST', '/user/pc/switchCompany', {
      form: { companyId: 1002 },
      token: first,
    });
    expect((await tus.patch(0, film.subarray(0, 100_000))).status).toBe(204);
    await app.call('POST', '/user/pc/loginOut', {
      form: { type: 5 },
      token: String(switched.data['access_token']),
    });
    const refused = await tus.patch(100_000, film.subarray(100_000));
    expect([refused.status, (await refused.json())['code']]).toEqual([403, 1013]);
    expect((await tus.head()).status).toBe(403);
  });

  test('expires with 1013, and another one continues where the upload stopped', async () => {
    const { ticket, tus } = await begun();
    await tus.patch(0, film.subarray(0, 70_000));
    app.advance(grantMs / 1000);
    const late = await tus.patch(70_000, film.subarray(70_000));
    expect([late.status, (await late.json())['code']]).toEqual([403, 1013]);
    const { data } = await refresh(ticket.videoId);
    expect(data['receivedSize']).toBe(70_000);
    expect(Number(data['expireTime'])).toBe(app.now() + grantMs);
    const again = new TusClient(app.url, { ...ticket, uploadAuth: String(data['uploadAuth']) });
    expect((await again.patch(70_000, film.subarray(70_000))).status).toBe(204);
    expect(sha256(await stored(ticket))).toBe(sha256(film));
  });

  test('is valid for one film only, and a forged one for none', async () => {
    const { ticket, tus } = await begun();
    const other = await begun();
    const mixed = new TusClient(app.url, { ...ticket, uploadAuth: other.ticket.uploadAuth });
    const [text = '', signature = ''] = ticket.uploadAuth.split('.');
    const grown = Buffer.from(text, 'base64url').toString().replace('300000', '300001');
    const forged = `${Buffer.from(grown).toString('base64url')}.${signature}`;
    for (const client of [
      mixed,
      ...['', 'x', `${text}.`, forged, token].map(
        (uploadAuth) => new TusClient(app.url, { ...ticket, uploadAuth }),
      ),
    ]) {
      expect((await client.head()).status).toBe(403);
      expect((await client.patch(0, film)).status).toBe(403);
      expect((await client.remove()).status).toBe(403);
    }
    expect(await tus.offset()).toBe(0);
  });

  test('is renewed for its person in its company alone', async () => {
    const { ticket } = await begun();
    for (const stranger of [colleague, elsewhere]) {
      expect((await refresh(ticket.videoId, stranger)).code).toBe(1004);
      const told = await info(ticket.videoId, stranger);
      expect(told).toMatchObject({ name: '', size: 0, state: 4, transcode: 3 });
    }
    expect((await refresh(ticket.videoId)).code).toBe(200);
  });

  test('is given only to its person, and never written to the log', async () => {
    const { ticket, tus } = await begun();
    await tus.patch(0, film);
    const log = app.lines.join('\n');
    expect(log).toContain(`/api/vcloud/vod/upload/${ticket.videoId}`);
    expect(log).not.toContain(ticket.uploadAuth.slice(0, 30));
  });
});

describe('a file that is not a film', () => {
  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a program', 'MZ\u0090\u0000'],
    ['a list of other addresses', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'],
    ['a film of another kind', 'FLV\u0001'],
  ])('but %s is refused with its first part, and nothing of it is stored', async (_what, beginning) => {
    const bytes = Buffer.concat([Buffer.from(beginning, 'latin1'), film]).subarray(0, film.length);
    const { ticket, tus } = await begun();
    const files = await app.files();
    const answer = await tus.patch(0, bytes.subarray(0, 50_000), { 'accept-language': 'zh-CN' });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toEqual({ code: 1010, msg: '不支持的文件类型：mp4', data: null });
    expect(await info(ticket.videoId)).toMatchObject({ state: 4, transcode: 3 });
    expect((await tus.head()).status).toBe(404);
    expect((await tus.create(film.length)).status).toBe(410);
    expect((await refresh(ticket.videoId)).code).toBe(1008);
    expect(await app.files()).toHaveLength(files.length - 1);
  });

  test('is recognised also if its parts are very small', async () => {
    const { tus } = await begun(5000);
    const page = Buffer.from('<html>'.repeat(1000)).subarray(0, 5000);
    expect((await tus.patch(0, page.subarray(0, 3))).status).toBe(204);
    expect((await tus.patch(3, page.subarray(3, 4000))).status).toBe(204);
    expect((await tus.patch(4000, page.subarray(4000))).status).toBe(415);
  });
});

describe('cancelling', () => {
  test('deletes the part at once, during the upload or after it, and a new try works', async () => {
    const random = randomOf(11);
    for (let round = 0; round < 5; round += 1) {
      const files = await app.files();
      const { ticket, tus } = await begun();
      const sent = 5000 + Math.floor(random() * 200_000);
      const hanging = await tus.begin(0, film, sent);
      await expect.poll(() => app.server.services.uploads.store.received(placeOf(ticket))).toBeGreaterThan(0);
      expect((await tus.remove()).status).toBe(204);
      expect(await hanging.answer).not.toBe(204);
      expect(await app.files()).toEqual(files);
      expect(await info(ticket.videoId)).toMatchObject({ state: 4, receivedSize: 0 });
      // A late request does not create the upload again.
      expect((await tus.patch(0, film)).status).toBe(404);
      expect((await tus.create(film.length)).status).toBe(410);
    }
    const { ticket, tus } = await begun();
    await tus.patch(0, film);
    expect(sha256(await stored(ticket))).toBe(sha256(film));
  });

  test('does not delete what is finished and may be in use', async () => {
    const { ticket, tus } = await begun();
    await tus.patch(0, film);
    expect((await tus.remove()).status).toBe(410);
    expect(sha256(await stored(ticket))).toBe(sha256(film));
  });
});
