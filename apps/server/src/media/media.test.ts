import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rangeOf } from '../files.ts';
import { startTestServer } from '../test/server.ts';
import type { TestServer } from '../test/server.ts';
import { stretch } from './playlist.ts';
import { MediaSigner } from './urls.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer();
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(new URL(path, app.url), { headers, method });
const url = (path: string) => app.server.services.media.url(path, app.now());

describe('signed addresses', () => {
  const signer = new MediaSigner('key');
  const now = 1_700_000_000_000;

  test('open only the file that they name, until they expire', () => {
    const address = signer.url('images/a b.webp', now);
    expect(signer.open(address, now)).toMatchObject({ path: 'images/a b.webp' });
    expect(signer.open(address, signer.expiry(now) - 1)).toMatchObject({ path: 'images/a b.webp' });
    expect(signer.open(address, signer.expiry(now))).toBe('expired');
    expect(signer.open(address.replace('b.webp', 'c.webp'), now)).toBe('forbidden');
    expect(new MediaSigner('other').open(address, now)).toBe('forbidden');
  });

  test('a playlist’s signature opens its folder and nothing outside it', () => {
    const address = signer.url('films/shop/180s/master.m3u8', now);
    const beside = (path: string) => signer.open(address.replace('films/shop/180s/master.m3u8', path), now);
    const segment = 'films/shop/180s/540p/s000.m4s';
    expect(beside(segment)).toMatchObject({ path: segment });
    for (const path of [
      'films/shop/60s/master.m3u8',
      'images/a.webp',
      'films/shop/180s/../../x',
      'films/shop/180s/%2e%2e/x',
      'films/shop/180s//x',
    ]) {
      expect(beside(path)).toBe('forbidden');
    }
  });

  test('last between three and a half and four hours', () => {
    const left = signer.expiry(now) - now;
    expect(left).toBeGreaterThan(3.5 * 3_600_000 - 1);
    expect(left).toBeLessThanOrEqual(4 * 3_600_000);
  });

  test('complete addresses and empty ones stay as they are', () => {
    for (const path of ['', 'https://cdn.example/a.png', '/favicon.svg'])
      expect(signer.url(path, now)).toBe(path);
  });
});

describe('a film of three minutes', () => {
  test('plays from relative addresses, repeats the round of its scene and lasts three minutes', async () => {
    const master = await get(url('films/shop/180s/master.m3u8'));
    expect(master.status).toBe(200);
    expect(master.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    const quality = /^\d+p\/index\.m3u8$/m.exec(await master.text())?.[0] ?? '';
    const playlist = await get(new URL(quality, master.url).href);
    const text = await playlist.text();
    const seconds = [...text.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, found) => sum + Number(found[1]), 0);
    expect(seconds).toBeCloseTo(180, 1);
    expect(text.match(/#EXT-X-DISCONTINUITY/g)).toHaveLength(Math.ceil(180 / 16) - 1);
    expect(text.trim().endsWith('#EXT-X-ENDLIST')).toBe(true);
    const segment = await get(new URL(/^s\d+\.m4s$/m.exec(text)?.[0] ?? '', playlist.url).href);
    expect(segment.status).toBe(200);
    expect(segment.headers.get('content-type')).toBe('video/iso.segment');
  });

  test('begins with the title card of its lesson, in picture and in sound, and is no longer for it', async () => {
    const master = await get(url('films/shop/92s-20101/master.m3u8'));
    for (const [quality, opening] of [
      ['540p', ['card.mp4', 'card.m4s']],
      ['240p', ['card.mp4', 'card.m4s']],
      ['audio', ['init.mp4', 's000.m4s']],
    ] as const) {
      const playlist = await get(new URL(`${quality}/index.m3u8`, master.url).href);
      const text = await playlist.text();
      const parts = text.split('#EXT-X-DISCONTINUITY\n');
      const seconds = [...text.matchAll(/#EXTINF:([\d.]+)/g)].map((found) => Number(found[1]));
      expect(seconds.reduce((sum, one) => sum + one, 0)).toBeCloseTo(92, 1);
      // Every part has its header, and the first one is the card alone.
      expect(parts).toHaveLength(1 + Math.ceil(88 / 16));
      expect(parts.map((part) => part.match(/#EXT-X-MAP/g)?.length)).toEqual(parts.map(() => 1));
      expect(parts[0]?.match(/#EXTINF/g)).toHaveLength(1);
      for (const name of opening) {
        expect(parts[0]).toContain(name);
        expect((await get(new URL(name, playlist.url).href)).status).toBe(200);
      }
    }
    expect((await get(url('films/shop/92s-999/540p/card.m4s'))).status).toBe(404);
  });

  test('has captions for as long as it lasts', async () => {
    const captions = await get(url('captions/20201/zh.vtt'));
    expect(captions.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(await captions.text()).toMatch(/^WEBVTT[^]*00:0[23]:/);
    expect((await get(url('captions/999999/zh.vtt'))).status).toBe(404);
  });

  test('a playlist of any length is shortened at a segment', () => {
    const text = '#EXTM3U\n#EXT-X-MAP:URI="i"\n#EXTINF:4,\na\n#EXTINF:4,\nb\n#EXT-X-ENDLIST\n';
    expect(stretch(text, 12)).toBe(
      '#EXTM3U\n#EXT-X-MAP:URI="i"\n#EXTINF:4,\na\n#EXTINF:4,\nb\n#EXT-X-DISCONTINUITY\n#EXT-X-MAP:URI="i"\n#EXTINF:4,\na\n#EXT-X-ENDLIST\n',
    );
  });
});

describe('Range', () => {
  test.each([
    ['bytes=0-9', [0, 9]],
    ['bytes=90-', [90, 99]],
    ['bytes=-10', [90, 99]],
    ['bytes=95-200', [95, 99]],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', undefined],
    ['bytes=0-1,3-4', undefined],
    ['items=0-1', undefined],
  ])('%s of 100 bytes', (header, range) => {
    expect(rangeOf(header, 100)).toEqual(range);
  });

  test('parts of a file fit together, HEAD tells its size, an expired address is 403', async () => {
    const address = url('video/short.mp4');
    const head = await get(address, {}, 'HEAD');
    const size = Number(head.headers.get('content-length'));
    expect(head.headers.get('accept-ranges')).toBe('bytes');
    const whole = Buffer.from(await (await get(address)).arrayBuffer());
    expect(whole.byteLength).toBe(size);
    const part = await get(address, { range: 'bytes=1000-1999' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 1000-1999/${size}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(1000, 2000))).toBe(true);
    expect((await get(address, { range: `bytes=${size}-` })).status).toBe(416);
    app.advance(4 * 3600 + 1);
    expect((await get(address)).status).toBe(403);
  });
});

describe('the portal', () => {
  test('a navigation gets the page of its tenant, under a policy without unsafe-inline', async () => {
    const page = await get('/course/detail?courseId=1&tenant=deepblue', { accept: 'text/html' });
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('"domainName":"deepblue"');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' 'sha256-AAAA='");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe-inline');
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
    expect(text).toContain(`<style id="stoa-theme" nonce="${nonce}">`);
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('a browser that reads %s gets the page as %s', async (accepted, encoding) => {
    const page = await get('/login', { accept: 'text/html', 'accept-encoding': accepted });
    expect(page.headers.get('content-encoding')).toBe(encoding);
    expect(await page.text()).toContain('<title>');
  });

  test('a missing asset is a real 404 even for a navigation', async () => {
    expect((await get('/assets/old-chunk.js', { accept: 'text/html' })).status).toBe(404);
    expect((await get('/no-such-file.js')).status).toBe(404);
    expect((await get('/..%2f..%2fpackage.json')).status).toBe(404);
    expect((await get('/assets/..%2findex.html')).status).toBe(404);
    expect((await get('/.vite/chunks.json')).status).toBe(404);
  });

  test('hashed assets are compressed beforehand and cached for ever', async () => {
    const asset = await get('/assets/a-1234.js', { 'accept-encoding': 'gzip' });
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await asset.text()).toBe('export const a = 1;\n');
  });

  test('the server says that it is healthy', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
  });
});
