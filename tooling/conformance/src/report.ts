import { checkNames } from './checks.ts';
import type { Check } from './checks.ts';
import type { CallReport, Report } from './conform.ts';
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

/** The result in one sentence. */
export function summaryOf({ calls }: Report): string {
  const count = (verdict: CallReport['verdict']) => calls.filter((one) => one.verdict === verdict).length;
  return [
    `${calls.length} calls: ${count('holds')} hold`,
    `${count('part')} hold as far as they could be asked`,
    `${count('differs')} differ`,
    `${count('not offered')} are not offered`,
  ].join(', ');
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
