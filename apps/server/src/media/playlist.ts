/** Path of a film of any length, such as `hls/180s/540p/index.m3u8`. */
const virtual = /^hls\/(\d{1,5})s\/(.+)$/;

/** Length in seconds and the file in the repository for such a path; undefined for other paths. */
export function virtualFilm(path: string): { seconds: number; file: string } | undefined {
  const [, seconds, rest] = virtual.exec(path) ?? [];
  return seconds === undefined || rest === undefined
    ? undefined
    : { seconds: Number(seconds), file: `hls/${rest}` };
}

/**
 * Repeats the segments of a media playlist until they last `seconds`. Each repetition starts with a
 * discontinuity, because the timestamps start again. A master playlist has no segments and stays unchanged.
 */
export function stretch(playlist: string, seconds: number): string {
  const lines = playlist.split(/\r?\n/).filter((line) => line !== '');
  const first = lines.findIndex((line) => line.startsWith('#EXTINF'));
  if (first === -1) return playlist;
  const head = lines.slice(0, first);
  const map = head.filter((line) => line.startsWith('#EXT-X-MAP'));
  const segments: { facts: string; uri: string; duration: number }[] = [];
  for (let index = first; index < lines.length; index += 1) {
    const facts = lines[index];
    const uri = lines[index + 1];
    const duration = Number(/^#EXTINF:([\d.]+)/.exec(facts ?? '')?.[1]);
    if (facts !== undefined && uri !== undefined && duration > 0) segments.push({ facts, uri, duration });
  }
  const body: string[] = [];
  let total = 0;
  for (let round = 0; total < seconds - 0.05 && segments.length > 0; round += 1) {
    if (round > 0) body.push('#EXT-X-DISCONTINUITY', ...map);
    for (const segment of segments) {
      if (total >= seconds - 0.05) break;
      body.push(segment.facts, segment.uri);
      total += segment.duration;
    }
  }
  return [...head, ...body, '#EXT-X-ENDLIST', ''].join('\n');
}
