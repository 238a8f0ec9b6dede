/**
 * A film of any length that the server puts together from a scene of the repository: `films/shop/92s/…` repeats
 * the scene's round, and `films/shop/92s-20101/…` opens with the card of a lesson.
 */
export interface FilmPart {
  readonly seconds: number;
  /** The card that it opens with. */
  readonly card: string | undefined;
  /** File of the repository behind this part of the film. */
  readonly file: string;
}

const film = /^films\/([a-z]+)\/(\d{1,5})s(?:-(\d{1,15}))?\/(.+)$/;

/** The part of a film that a path means; undefined for other paths. */
export function filmPart(path: string): FilmPart | undefined {
  const [, scene, seconds, card, rest] = film.exec(path) ?? [];
  if (scene === undefined || seconds === undefined || rest === undefined) return undefined;
  return { seconds: Number(seconds), card, file: fileOf(scene, card, rest) };
}

function fileOf(scene: string, card: string | undefined, rest: string): string {
  if (rest === 'master.m3u8') return 'films/master.m3u8';
  if (rest.startsWith('audio/')) return `films/${rest}`;
  const [, part] = /^\d+p\/card\.(mp4|m4s)$/.exec(rest) ?? [];
  if (card !== undefined && part !== undefined)
    return part === 'mp4' ? 'films/cards/init.mp4' : `films/cards/${card}.m4s`;
  return `films/${scene}/${rest}`;
}

/** A segment that is played before the round, with its own header. */
export interface Opening {
  readonly map: string;
  readonly uri: string;
  readonly seconds: number;
}

/** The opening of a file: for a picture the still card, for sound its first segment, which is silent. */
export const openingOf = (file: string, seconds: number): Opening =>
  file.startsWith('films/audio/')
    ? { map: 'init.mp4', uri: 's000.m4s', seconds }
    : { map: 'card.mp4', uri: 'card.m4s', seconds };

const isMap = (line: string): boolean => line.startsWith('#EXT-X-MAP');

/**
 * Repeats the segments of a media playlist until they last `seconds`, after the opening if there is one. Each
 * repetition begins with a discontinuity, because the timestamps start again. A master playlist has no
 * segments and stays unchanged.
 */
export function stretch(playlist: string, seconds: number, opening?: Opening): string {
  const lines = playlist.split(/\r?\n/).filter((line) => line !== '');
  const first = lines.findIndex((line) => line.startsWith('#EXTINF'));
  if (first === -1) return playlist;
  const head = lines.slice(0, first).filter((line) => !isMap(line));
  const map = lines.slice(0, first).filter(isMap);
  const segments: { facts: string; uri: string; duration: number }[] = [];
  for (let index = first; index < lines.length; index += 1) {
    const facts = lines[index];
    const uri = lines[index + 1];
    const duration = Number(/^#EXTINF:([\d.]+)/.exec(facts ?? '')?.[1]);
    if (facts !== undefined && uri !== undefined && duration > 0) segments.push({ facts, uri, duration });
  }
  const rounds: string[][] = [];
  if (opening !== undefined)
    rounds.push([`#EXT-X-MAP:URI="${opening.map}"`, `#EXTINF:${opening.seconds.toFixed(6)},`, opening.uri]);
  let total = opening?.seconds ?? 0;
  while (total < seconds - 0.05 && segments.length > 0) {
    const round = [...map];
    for (const segment of segments) {
      if (total >= seconds - 0.05) break;
      round.push(segment.facts, segment.uri);
      total += segment.duration;
    }
    rounds.push(round);
  }
  const body = rounds.flatMap((round, index) => (index === 0 ? round : ['#EXT-X-DISCONTINUITY', ...round]));
  return [...head, ...body, '#EXT-X-ENDLIST', ''].join('\n');
}
