import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../test/server.ts';
import { TusClient, filmOf, startUploadServer, ticketFor } from '../test/uploads.ts';
import type { UploadServer } from '../test/uploads.ts';
import { findFfmpeg, inputOf, runProgram } from './ffmpeg.ts';
import { hlsArguments } from './hls.ts';

const pathOfHere = process.env['PATH'] ?? '';
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-ffmpeg-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A folder with two scripts that replace ffmpeg and ffprobe. */
async function played(name: string, ffmpeg: string, ffprobe = probeOf(720)): Promise<string> {
  const bin = await mkdtemp(join(folder, `${name}-`));
  for (const [program, text] of [
    ['ffmpeg', ffmpeg],
    ['ffprobe', ffprobe],
  ] as const) {
    await writeFile(join(bin, program), `#!${process.execPath}\n${text}`);
    await chmod(join(bin, program), 0o755);
  }
  return join(bin, 'ffmpeg');
}

const probeOf = (height: number): string =>
  `console.log(JSON.stringify({ format: { duration: '12.34' }, streams: [{ codec_type: 'video', height: ${height} }, { codec_type: 'audio' }] }))`;

/** Writes the files that the real program would write, or fails. */
const made = `
const { mkdirSync, writeFileSync } = require('node:fs');
if (process.argv.at(-1) === 'cover.jpg') writeFileSync('cover.jpg', 'cover');
else {
  mkdirSync('720p');
  writeFileSync('720p/s00000.m4s', 'segment');
  writeFileSync('720p/index.m3u8', '#EXTM3U\\ns00000.m4s\\n');
  writeFileSync('master.m3u8', '#EXTM3U\\n720p/index.m3u8\\n');
}`;

async function uploaded(app: UploadServer, name = '片.mp4', film = filmOf(60_000)) {
  const token = await app.signIn('13800000002');
  const ticket = await ticketFor(app, token, film.length, name);
  const tus = new TusClient(app.url, ticket);
  await tus.create(film.length);
  expect((await tus.patch(0, film)).status).toBe(204);
  const info = async () =>
    (await app.call('GET', '/vcloud/vod/videoInfo', { token, query: { videoId: ticket.videoId } })).data;
  return { info, ticket };
}

const settled = (info: () => Promise<Json>) =>
  expect.poll(async () => Number((await info())['transcode']), { timeout: 60_000 });

/** Follows a stream from its first playlist to a segment, as a player does. */
async function segmentOf(first: Response): Promise<number> {
  const master = await first.text();
  if (!/RESOLUTION=320x180.*CODECS="avc1\.[^"]*,mp4a/.test(master)) throw new Error(master);
  const quality = /^\S+\/index\.m3u8$/m.exec(master)?.[0] ?? '';
  const playlist = await fetch(new URL(quality, first.url));
  const segment = /^\S+\.m4s$/m.exec(await playlist.text())?.[0] ?? '';
  return (await fetch(new URL(segment, playlist.url))).status;
}

describe('a film', { timeout: 120_000 }, () => {
  test('becomes a stream that is played through its signed address, beside the film itself', async () => {
    const app = await startUploadServer({ FFMPEG: await played('good', made) });
    const { info } = await uploaded(app);
    await settled(info).toBe(2);
    const { duration, coverUrl, sources } = await info();
    expect(duration).toBe(12.3);
    expect([sources?.[0]?.['type'], sources?.[1]?.['type']]).toEqual(['hls', 'mp4']);
    const master = await fetch(new URL(String(sources?.[0]?.['url']), app.url));
    expect(master.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    const segment = await fetch(new URL('720p/s00000.m4s', master.url));
    expect([segment.status, await segment.text()]).toEqual([200, 'segment']);
    expect((await fetch(new URL(String(coverUrl), app.url))).status).toBe(200);
    expect((await fetch(new URL('../../../1001/x', master.url))).status).toBe(403);
    expect(await app.files()).toHaveLength(2);
    await app.close();
  });

  test('is played as it came when it cannot be converted, and has failed when browsers cannot play it', async () => {
    const app = await startUploadServer({ FFMPEG: await played('bad', 'process.exit(1)') });
    const { info } = await uploaded(app);
    await settled(info).toBe(2);
    expect((await info())['sources']?.[0]?.['type']).toBe('mp4');
    const flv = Buffer.concat([Buffer.from('FLV\u0001'), filmOf(60_000)]);
    const old = await uploaded(app, '旧.flv', flv);
    await settled(old.info).toBe(3);
    expect((await old.info())['sources']).toBeUndefined();
    // Unfinished files were deleted from the folder.
    expect((await app.files()).filter((name) => name.includes('making'))).toEqual([]);
    expect(app.lines.join('\n')).toContain('transcoding');
    await app.close();
  });

  test('waits for the next start when the server stops during the conversion', async () => {
    const app = await startUploadServer({ FFMPEG: await played('slow', 'setTimeout(() => {}, 600_000)') });
    const { info } = await uploaded(app);
    await settled(info).toBe(1);
    await app.server.services.uploads.stop();
    expect((await info())['transcode']).toBe(0);
    await app.close();
  });

  test('plays in a browser: as a stream if the conversion program is installed, and as it was sent otherwise', async () => {
    const programs = findFfmpeg('auto', pathOfHere);
    const film = join(folder, 'real.mp4');
    if (programs === undefined) await writeFile(film, filmOf(60_000));
    else {
      const source = ['-f', 'lavfi', '-i', 'testsrc=s=320x180:d=2:r=12', '-f', 'lavfi', '-i', 'sine=d=2'];
      const signal = new AbortController().signal;
      await runProgram(programs.ffmpeg, ['-loglevel', 'error', ...source, '-pix_fmt', 'yuv420p', film], {
        folder,
        signal,
        limitMs: 60_000,
      });
    }
    const app = await startUploadServer({ FFMPEG: 'auto' });
    const { info } = await uploaded(app, '真.mp4', await readFile(film));
    await settled(info).toBe(2);
    const { sources } = await info();
    expect(sources?.[0]?.['type']).toBe(programs === undefined ? 'mp4' : 'hls');
    const first = await fetch(new URL(String(sources?.[0]?.['url']), app.url));
    expect(first.status).toBe(200);
    expect(programs === undefined ? 200 : await segmentOf(first)).toBe(200);
    await app.close();
  });
});

describe('the conversion program', () => {
  test('opens only this file, in the format that it claims, and follows nothing else', () => {
    expect(inputOf('/a b/-x.mp4', 'mp4').join(' | ')).toBe(
      '-protocol_whitelist | file | -f | mov | -i | file:/a b/-x.mp4',
    );
    const lines = hlsArguments('/a.mkv', 'mkv', { seconds: 10, height: 1080, hasSound: false });
    expect(lines.join(' ')).toContain('-var_stream_map v:0,name:720p v:1,name:360p');
    expect(lines.join(' ')).not.toContain('0:a:0');
    const small = hlsArguments('/a.mp4', 'mp4', { seconds: 10, height: 240, hasSound: true });
    expect(small.join(' ')).toContain('-var_stream_map v:0,a:0,name:360p');
  });

  test('is found by its whole path or in PATH, with the other program beside it', async () => {
    const ffmpeg = await played('found', made);
    const bin = join(ffmpeg, '..');
    expect(findFfmpeg('auto', `/nowhere:${bin}`)).toEqual({ ffmpeg, ffprobe: join(bin, 'ffprobe') });
    expect(findFfmpeg(ffmpeg, '')?.ffmpeg).toBe(ffmpeg);
    expect(findFfmpeg('0', bin)).toBeUndefined();
    expect(findFfmpeg('auto', '/nowhere:.:')).toBeUndefined();
    await rm(join(bin, 'ffprobe'));
    expect(findFfmpeg(ffmpeg, '')).toBeUndefined();
  });

  test('runs with the lowest priority, without our environment, and is ended if it takes too long', async () => {
    const told = join(folder, 'told.json');
    const program = await played(
      'curious',
      `const { renameSync, writeFileSync } = require('node:fs');
      setInterval(() => {
        if (require('node:os').getPriority() !== ${constants.priority.PRIORITY_LOW}) return;
        // Written to a new file and renamed, because the process may be killed in the middle of a write.
        writeFileSync(${JSON.stringify(`${told}.new`)}, JSON.stringify([Object.keys(process.env), process.argv.slice(2)]));
        renameSync(${JSON.stringify(`${told}.new`)}, ${JSON.stringify(told)});
      }, 20)`,
    );
    const stop = new AbortController();
    const { signal } = stop;
    await expect(runProgram(program, [], { folder, signal, limitMs: 50 })).rejects.toThrow(/abort/i);
    const running = runProgram(program, ['$(id)', '; rm -rf /'], { folder, signal, limitMs: 60_000 });
    const outcome = running.catch((error: unknown) => String(error));
    // The program writes at low priority, so on a busy machine its output may come late.
    const words = () => readFile(told, 'utf8').catch(() => '');
    await expect.poll(words, { timeout: 40_000 }).toMatch(/\]$/);
    stop.abort();
    expect(await outcome).toMatch(/abort/i);
    const [names, args]: [string[], string[]] = JSON.parse(await words());
    expect(names.filter((name) => !['PATH', '__CF_USER_TEXT_ENCODING'].includes(name))).toEqual([]);
    expect(args).toEqual(['$(id)', '; rm -rf /']);
  }, 60_000);
});
