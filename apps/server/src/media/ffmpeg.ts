import { spawn } from 'node:child_process';
import { accessSync, constants as access } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import * as v from 'valibot';

/** Paths of the two programs, which are installed together. */
export interface Ffmpeg {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, access.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Finds the programs by the setting FFMPEG: `auto` searches PATH, `0` means none, anything else is the path
 * of the program itself.
 */
export function findFfmpeg(setting: string, path: string): Ffmpeg | undefined {
  if (setting === '0') return undefined;
  const folders = setting === 'auto' ? path.split(delimiter).filter(isAbsolute) : [dirname(setting)];
  for (const folder of folders) {
    const found = { ffmpeg: join(folder, 'ffmpeg'), ffprobe: join(folder, 'ffprobe') };
    if (isProgram(found.ffmpeg) && isProgram(found.ffprobe)) return found;
  }
  return undefined;
}

export class ProgramFailed extends Error {
  override readonly name = 'ProgramFailed';
}

interface RunOptions {
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly limitMs: number;
}

const mostOutput = 100_000;

/** Runs a program without a shell, without our environment variables, at low priority and with a time limit. */
export function runProgram(program: string, args: readonly string[], options: RunOptions): Promise<string> {
  const { folder, signal, limitMs } = options;
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      cwd: folder,
      env: { PATH: dirname(program) },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
      killSignal: 'SIGKILL',
    });
    let said = '';
    let complained = '';
    child.stdout.on('data', (part: Buffer) => {
      if (said.length < mostOutput) said += part.toString();
    });
    child.stderr.on('data', (part: Buffer) => {
      if (complained.length < mostOutput) complained += part.toString();
    });
    child.once('error', fail);
    child.once('close', (code) => {
      if (code === 0) done(said);
      else fail(new ProgramFailed(`${program} ended with ${code}: ${complained.slice(0, 300)}`));
    });
    if (child.pid === undefined) return;
    try {
      setPriority(child.pid, constants.priority.PRIORITY_LOW);
    } catch {
      // The process has ended already, or the system has no priorities, so there is nothing to lower.
    }
  });
}

/**
 * Demuxer for each extension. It is given to ffmpeg, because otherwise a playlist with the extension of a
 * film could make it open other addresses.
 */
const readers: ReadonlyMap<string, string> = new Map([
  ['mp4', 'mov'],
  ['mov', 'mov'],
  ['3gp', 'mov'],
  ['m4a', 'mov'],
  ['mkv', 'matroska'],
  ['webm', 'matroska'],
  ['avi', 'avi'],
  ['flv', 'flv'],
  ['asf', 'asf'],
  ['wmv', 'asf'],
  ['mpg', 'mpeg'],
  ['vob', 'mpeg'],
  ['rmvb', 'rm'],
]);

/** Arguments that open a file in the format of its extension, and no other file or address. */
export const inputOf = (path: string, ext: string): string[] => [
  '-protocol_whitelist',
  'file',
  ...(readers.has(ext) ? ['-f', String(readers.get(ext))] : []),
  '-i',
  `file:${path}`,
];

const probed = v.object({
  format: v.object({ duration: v.optional(v.string()) }),
  streams: v.array(
    v.object({
      codec_type: v.optional(v.string()),
      height: v.optional(v.number()),
      disposition: v.optional(v.object({ attached_pic: v.optional(v.number()) })),
    }),
  ),
});

export interface Film {
  readonly seconds: number;
  readonly height: number;
  readonly hasSound: boolean;
}

/** Facts about a film; undefined when it has no video stream. */
export async function probe(
  { ffprobe }: Ffmpeg,
  path: string,
  ext: string,
  options: RunOptions,
): Promise<Film | undefined> {
  const args = ['-v', 'error', '-show_format', '-show_streams', '-of', 'json', ...inputOf(path, ext)];
  const { format, streams } = v.parse(probed, JSON.parse(await runProgram(ffprobe, args, options)));
  const picture = streams.find(
    ({ codec_type, disposition }) => codec_type === 'video' && disposition?.attached_pic !== 1,
  );
  const seconds = Number(format.duration ?? 0);
  if (picture?.height === undefined || !(seconds > 0)) return undefined;
  return {
    seconds,
    height: picture.height,
    hasSound: streams.some(({ codec_type }) => codec_type === 'audio'),
  };
}
