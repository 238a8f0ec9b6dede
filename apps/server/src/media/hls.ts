import { inputOf } from './ffmpeg.ts';
import type { Film } from './ffmpeg.ts';

/** Heights with their bit rates; a film gets those that are not larger than its own height. */
const ladder = [
  { height: 720, rate: 2000 },
  { height: 360, rate: 600 },
] as const;

/** Seconds of a segment; each one begins with a key frame. */
const segment = 4;

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/**
 * Arguments that transcode a film into several qualities, `master.m3u8` and its folders, in the current
 * folder.
 */
export function hlsArguments(path: string, ext: string, { height, hasSound }: Film): string[] {
  const fitting = ladder.filter((step) => step.height <= height);
  const steps = fitting.length > 0 ? fitting : ladder.slice(-1);
  const names = steps.map((_step, index) => `v${index}`);
  const split = `[0:v:0]split=${steps.length}${names.map((name) => `[${name}]`).join('')}`;
  const scaled = steps.map(
    (step, index) => `[v${index}]scale=-2:'min(${step.height},trunc(ih/2)*2)',format=yuv420p[o${index}]`,
  );
  const streams = steps.flatMap(({ rate }, index) => [
    '-map',
    `[o${index}]`,
    ...(hasSound ? ['-map', '0:a:0'] : []),
    `-maxrate:v:${index}`,
    `${rate}k`,
    `-bufsize:v:${index}`,
    `${rate * 2}k`,
  ]);
  const variants = steps.map(({ height: name }, index) =>
    hasSound ? `v:${index},a:${index},name:${name}p` : `v:${index},name:${name}p`,
  );
  return [
    '-nostdin',
    '-hide_banner',
    '-loglevel',
    'error',
    ...inputOf(path, ext),
    '-filter_complex',
    [split, ...scaled].join(';'),
    ...streams,
    ...words('-c:v libx264 -preset veryfast -profile:v main -crf 23 -sc_threshold 0'),
    '-force_key_frames',
    `expr:gte(t,n_forced*${segment})`,
    ...words(hasSound ? '-c:a aac -b:a 96k -ac 2' : ''),
    ...words(`-map_metadata -1 -f hls -hls_time ${segment} -hls_playlist_type vod -hls_segment_type fmp4`),
    ...words('-hls_flags independent_segments -hls_fmp4_init_filename init_%v.mp4'),
    ...words('-hls_segment_filename %v/s%05d.m4s -master_pl_name master.m3u8'),
    '-var_stream_map',
    variants.join(' '),
    '%v/index.m3u8',
  ];
}

/** Arguments that take one picture from the first third of a film and write `cover.jpg`. */
export const coverArguments = (path: string, ext: string, { seconds }: Film): string[] => [
  '-nostdin',
  '-hide_banner',
  '-loglevel',
  'error',
  '-ss',
  String(Math.min(seconds / 3, 10)),
  ...inputOf(path, ext),
  ...words("-frames:v 1 -vf scale='min(960,iw)':-2 -map_metadata -1 cover.jpg"),
];
