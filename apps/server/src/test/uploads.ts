import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer } from './server.ts';
import type { Json, TestServer } from './server.ts';

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Random numbers that are the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Bytes that start like a film of this kind and continue with random ones. */
export function filmOf(size: number, seed = 1): Buffer {
  const bytes = Buffer.alloc(size);
  const random = randomOf(seed);
  for (let at = 0; at < size; at += 4)
    bytes.writeUInt32LE(Math.floor(random() * 2 ** 32), Math.min(at, size - 4));
  Buffer.from('\u0000\u0000\u0000\u0018ftypisom\u0000\u0000\u0002\u0000isomiso2', 'latin1').copy(bytes);
  return bytes;
}

export interface UploadServer extends TestServer {
  readonly folder: string;
  /** Names of all files in the folder of a company. */
  files(companyId?: number): Promise<string[]>;
}

/** A test server with an upload folder of its own. */
export async function startUploadServer(env: Record<string, string> = {}): Promise<UploadServer> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-uploads-'));
  const app = await startTestServer({ DATA_DIR: folder, FFMPEG: '0', ...env });
  return {
    ...app,
    folder,
    files: async (companyId = 1001) =>
      (await readdir(join(folder, 'uploads', String(companyId))).catch(() => [])).toSorted((one, other) =>
        one.localeCompare(other),
      ),
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface Ticket {
  readonly videoId: number;
  readonly uploadAddress: string;
  readonly uploadAuth: string;
  readonly expireTime: number;
}

type Calls = Pick<TestServer, 'call'>;

/** Announces a film or recording, with the ids of type and preset that the company has for it. */
export async function askFor(
  app: Calls,
  token: string,
  { kind = 'video', ...query }: { fileName: string; fileSize: number; kind?: 'video' | 'audio' },
): Promise<{ code: number; msg: string; data: Json }> {
  const { data } = await app.call('GET', '/comp/pc/config', { token });
  const ids = {
    typeId: String(data['vod']?.[`${kind}TypeId`]),
    presetId: String(data['vod']?.[`${kind}PresetId`]),
  };
  return app.call('GET', '/vcloud/vod/createUploadVideo', { token, query: { ...ids, kind, ...query } });
}

export async function ticketFor(
  app: Calls,
  token: string,
  size: number,
  fileName = '开业培训.mp4',
): Promise<Ticket> {
  const { code, data } = await askFor(app, token, { fileName, fileSize: size });
  if (code !== 200) throw new Error(`createUploadVideo answered ${code}.`);
  return {
    videoId: Number(data['videoId']),
    uploadAddress: String(data['uploadAddress']),
    uploadAuth: String(data['uploadAuth']),
    expireTime: Number(data['expireTime']),
  };
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** A tus client; each step can be made wrong. */
export class TusClient {
  readonly #url: string;
  readonly #ticket: Ticket;

  constructor(url: string, ticket: Ticket) {
    this.#url = url;
    this.#ticket = ticket;
  }

  get address(): string {
    return `${this.#url}${this.#ticket.uploadAddress}/${this.#ticket.videoId}`;
  }

  headers(more: Record<string, string> = {}): Record<string, string> {
    return { 'tus-resumable': '1.0.0', 'upload-auth': this.#ticket.uploadAuth, DeviceModel: 'PC', ...more };
  }

  create(size: number, more: Record<string, string> = {}): Promise<Response> {
    const { videoId, uploadAuth } = this.#ticket;
    return fetch(`${this.#url}${this.#ticket.uploadAddress}`, {
      method: 'POST',
      headers: this.headers({
        'upload-length': String(size),
        'upload-metadata': `videoId ${base64(String(videoId))},uploadAuth ${base64(uploadAuth)}`,
        ...more,
      }),
    });
  }

  head(more: Record<string, string> = {}): Promise<Response> {
    return fetch(this.address, { method: 'HEAD', headers: this.headers(more) });
  }

  async offset(): Promise<number> {
    return Number((await this.head()).headers.get('upload-offset'));
  }

  patch(offset: number, bytes: Uint8Array, more: Record<string, string> = {}): Promise<Response> {
    return fetch(this.address, {
      method: 'PATCH',
      headers: this.headers({
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
        ...more,
      }),
      body: new Uint8Array(bytes),
    });
  }

  remove(): Promise<Response> {
    return fetch(this.address, { method: 'DELETE', headers: this.headers() });
  }

  /** Sends a body without stating its length. */
  pour(offset: number, bytes: Uint8Array): Promise<number> {
    return new Promise((done, fail) => {
      const request = httpRequest(this.address, {
        method: 'PATCH',
        headers: this.headers({
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(offset),
          'transfer-encoding': 'chunked',
        }),
      });
      request.on('response', (response) => done(response.statusCode ?? 0));
      request.on('error', fail);
      request.end(bytes);
    });
  }

  /** Announces a part, sends its beginning and then stops; `cut` closes the connection. */
  begin(
    offset: number,
    part: Uint8Array,
    sent: number,
  ): Promise<{ cut: () => void; answer: Promise<number> }> {
    return new Promise((done) => {
      const request = httpRequest(this.address, {
        method: 'PATCH',
        headers: this.headers({
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(offset),
          'content-length': String(part.length),
        }),
      });
      const answer = new Promise<number>((answered) => {
        request.on('response', (response) => answered(response.statusCode ?? 0));
        request.on('error', () => answered(0));
      });
      request.write(part.subarray(0, sent), () => done({ cut: () => request.destroy(), answer }));
    });
  }
}
