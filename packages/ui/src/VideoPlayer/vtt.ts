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

/** The tags of a cue say who speaks and how it looks; a transcript is only the words. */
const wordsOf = (lines: readonly string[]) =>
  lines
    .join('\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .trim();

/** The lines of a WebVTT file, which has them in order of time; what is no cue is passed over. */
export function linesOf(file: string): TranscriptLine[] {
  return file
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => line.includes('-->'));
      const [from = '', to = ''] = lines[at]?.split('-->') ?? [];
      const text = wordsOf(lines.slice(at + 1));
      if (at < 0 || !moment.test(from) || !moment.test(to) || text === '') return [];
      return [{ from: secondsOf(from), to: secondsOf(to), text }];
    });
}

/** The line that is said at `time`, or the last one before it; -1 before the first. */
export const lineAt = (lines: readonly TranscriptLine[], time: number): number =>
  lines.findLastIndex(({ from }) => from <= time + 0.05);
