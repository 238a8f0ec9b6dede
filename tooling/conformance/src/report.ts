import { checkNames } from './checks.ts';
import type { Check } from './checks.ts';
import type { CallReport, Report, Verdict } from './conform.ts';
import type { Weight } from './shape.ts';

/** Differences printed per call, because a page with a hundred bad rows is one mistake. */
const mostLines = 8;

const mark = { fault: '✗', note: '·' } as const satisfies Record<Weight, string>;

const inWords = ({ name, differences }: Check): string[] =>
  differences.map(({ weight, path, text }) =>
    ['     ', mark[weight], `${checkNames[name]}:`, path, text].filter((part) => part !== '').join(' '),
  );

const head = ({ verdict, id, method, path, why, checks }: CallReport): string =>
  [
    verdict.padEnd(11),
    id.padEnd(4),
    method.padEnd(4),
    path.padEnd(48),
    why === undefined
      ? `${checks.length} checks`
      : `${checks.length} checks; not with good parameters: ${why}`,
  ].join('  ');

export const faultsIn = (report: Report, strict = false): number =>
  report.calls
    .flatMap(({ checks }) => checks)
    .flatMap(({ differences }) => differences)
    .filter(({ weight }) => strict || weight === 'fault').length;

const words = {
  holds: 'hold',
  part: 'hold as far as they could be asked',
  same: 'are the same',
  adapted: 'are adapted',
  differs: 'differ',
  'not offered': 'are not offered',
  absent: 'are absent',
} as const satisfies Record<Verdict, string>;

const plain: readonly Verdict[] = ['holds', 'part', 'differs', 'not offered'];
const withAdapter: readonly Verdict[] = ['same', 'adapted', 'differs', 'absent'];

/** The result in one sentence. */
export function summaryOf({ calls, adapted }: Report): string {
  const count = (verdict: Verdict) => calls.filter((one) => one.verdict === verdict).length;
  const counts = (adapted ? withAdapter : plain).map((verdict) => `${count(verdict)} ${words[verdict]}`);
  return `${calls.length} calls: ${counts.join(', ')}`;
}

/** The report as a table for people. */
export function tableOf(report: Report): string {
  const lines = report.calls.flatMap((call) => {
    const found = call.checks.flatMap(inWords);
    const more = found.length > mostLines ? [`      … and ${found.length - mostLines} more`] : [];
    return [head(call), ...found.slice(0, mostLines), ...more];
  });
  return [`${report.host}, profile ${report.profile}`, '', ...lines, '', `${summaryOf(report)}.`].join('\n');
}
