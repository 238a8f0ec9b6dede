export interface TranscriptLine {
  from: number;
  to: number;
  text: string;
}

const moment = /(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{3})/;

function secondsOf(text: string): number {
  const [, hours = '0', minutes = '0', seconds = '0', thousandths = '0'] = moment.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}

/**
 * Removes the tags of a cue, which contain the speaker and the style, because a transcript shows only text.
 */
const wordsOf = (lines: readonly string[]) =>
  lines
    .join('\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .trim();

/** The most lines of a transcript; ten hours of quick speech have fewer. */
const mostLines = 10_000;
/** The most letters of a line, because a file may be broken. */
const mostLetters = 500;

/**
 * The lines of a WebVTT file, in the order of time and no more than a page can bear. Blocks other than cues are
 * skipped.
 */
export function linesOf(file: string): TranscriptLine[] {
  const lines = file
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => line.includes('-->'));
      const [from = '', to = ''] = lines[at]?.split('-->') ?? [];
      const text = wordsOf(lines.slice(at + 1)).slice(0, mostLetters);
      if (at < 0 || !moment.test(from) || !moment.test(to) || text === '') return [];
      return [{ from: secondsOf(from), to: secondsOf(to), text }];
    });
  return lines.slice(0, mostLines).sort((one, other) => one.from - other.from);
}

/** The whole transcript as plain text, with one line for each line spoken. */
export const textOf = (lines: readonly TranscriptLine[]): string =>
  lines.map(({ text }) => text.replaceAll('\n', ' ')).join('\n');

/** Index of the line spoken at `time`, or of the last one before it; -1 before the first. */
export const lineAt = (lines: readonly TranscriptLine[], time: number): number =>
  lines.findLastIndex(({ from }) => from <= time + 0.05);
