import { say } from '../run.mjs';

export const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
export const ms = (time) => `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`;
export const mib = (bytes) => `${Math.round(bytes / 1024 / 1024)} MiB`;
export const count = (number) => String(number);
export const shift = (number) => number.toFixed(3);
export const rate = (number) => `${Math.round(number)}/s`;
export const share = (part) => `${Math.round(part * 100)} %`;

const times = (ratio) => `${ratio.toFixed(2)}×`;

/**
 * One line of a table: our figure and, for comparison, that of the plain version in the same run.
 *
 * @param {string} what
 * @param {number} ours
 * @param {{ unit?: (value: number) => string, plain?: number, limit?: number, by?: 'value' | 'ratio' |
 * 'extra', least?: boolean }} [facts]
 * `limit` bounds the value itself, its ratio to the plain one, or what it adds to it; with `least` it must be
 * reached instead.
 */
export function line(what, ours, { unit = ms, plain, limit, by = 'value', least = false } = {}) {
  const weighed = by === 'ratio' ? ours / plain : by === 'extra' ? ours - plain : ours;
  const told = by === 'ratio' ? times : by === 'extra' ? (value) => `+ ${unit(value)}` : unit;
  const over = limit !== undefined && (least ? weighed < limit : weighed > limit);
  return {
    over,
    cells: [
      what,
      unit(ours),
      plain === undefined ? '' : unit(plain),
      plain ? times(ours / plain) : '',
      limit === undefined ? '' : `${least ? '≥' : '≤'} ${told(limit)}`,
      over ? `${least ? 'under' : 'over'}: ${told(weighed)}` : '',
    ],
  };
}

const head = ['', 'ours', 'plain', 'ratio', 'budget', ''];

/** Width of a text in a terminal, where Han characters take two columns. */
const width = (text) =>
  [...text].reduce((sum, sign) => sum + (/[\u3000-\u9fff\uff00-\uffef]/.test(sign) ? 2 : 1), 0);

/** Prints a table. @param {string} title @param {ReturnType<typeof line>[]} lines @returns {number} how many are over */
export function table(title, lines) {
  const rows = [head, ...lines.map(({ cells }) => cells)];
  const widths = head.map((_cell, column) => Math.max(...rows.map((cells) => width(cells[column]))));
  say(`\n${title}`);
  for (const cells of rows) {
    const padded = cells.map((cell, column) => {
      const gap = ' '.repeat(widths[column] - width(cell));
      // Aligns numbers to the right and text to the left.
      return column > 0 && column < 5 ? gap + cell : cell + gap;
    });
    say(`  ${padded.join('  ')}`.trimEnd());
  }
  return lines.filter(({ over }) => over).length;
}
