import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TusClient, filmOf, sha256, startUploadServer, ticketFor } from '../../test/uploads.ts';
import type { UploadServer } from '../../test/uploads.ts';

let app: UploadServer;
let token = '';
beforeAll(async () => {
  app = await startUploadServer();
  token = await app.signIn('13800000002');
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

const videoInfo = async (videoId: number) =>
  (await app.call('GET', '/vcloud/vod/videoInfo', { token, query: { videoId } })).data;

describe('a film', () => {
  test('comes in parts, says how far it is, and is played as it came', async () => {
    const { ticket, tus, location } = await begun();
    expect(location).toBe(`/api/vcloud/vod/upload/${ticket.videoId}`);
    expect((await tus.patch(0, film.subarray(0, 100_000))).headers.get('upload-offset')).toBe('100000');
    const head = await tus.head();
    expect(Object.fromEntries(head.headers)).toMatchObject({
      'upload-offset': '100000',
      'upload-length': '300000',
      'tus-resumable': '1.0.0',
      'cache-control': 'no-store',
    });
    expect(await videoInfo(ticket.videoId)).toMatchObject({ state: 2, transcode: 0, receivedSize: 100_000 });
    expect((await tus.patch(100_000, film.subarray(100_000))).status).toBe(204);
    const info = await videoInfo(ticket.videoId);
    expect(info).toMatchObject({ state: 3, transcode: 2, name: '开业培训.mp4', receivedSize: 300_000 });
    const url = String(info['sources']?.[0]?.['url']);
    const played = await fetch(new URL(url, app.url));
    expect(played.headers.get('content-type')).toBe('video/mp4');
    expect(sha256(Buffer.from(await played.arrayBuffer()))).toBe(sha256(film));
  });
});
