import { contrastPairs } from '../contrastPairs.ts';
import { type Theme, colorNames, nameOf } from '../names.ts';
import { contrastRatio, packed, perceivedLightness, visibleStep } from './oracle.ts';

/**
 * The result of a proof: the number of failures (the first twenty as sentences), and the smallest ratio of
 * each pair.
 */
export interface Findings {
  failures: number;
  examples: string[];
  tightest: Map<string, { ratio: number; minimum: number; where: string }>;
}

export const noFindings = (): Findings => ({ failures: 0, examples: [], tightest: new Map() });

export function fail(findings: Findings, sentence: string): void {
  findings.failures += 1;
  if (findings.examples.length < 20) findings.examples.push(sentence);
}

/**
 * Remembers a pair's ratio when it is the smallest so far, and records a failure when it is below the minimum.
 */
export function meet(
  findings: Findings,
  pair: string,
  ratio: number,
  minimum: number,
  where: () => string,
): void {
  const known = findings.tightest.get(pair);
  if (known === undefined || ratio < known.ratio)
    findings.tightest.set(pair, { ratio, minimum, where: where() });
  // The condition is `!(ratio >= minimum)` instead of `ratio < minimum`, so that NaN, which an unreadable
  // colour gives, fails.
  if (!(ratio >= minimum)) fail(findings, `${pair} ${ratio} < ${minimum} at ${where()}`);
}

const states = [
  [nameOf('accent.fill'), nameOf('accent.fillHover')],
  [nameOf('accent.fillHover'), nameOf('accent.fillActive')],
] as const;

const table = contrastPairs.map((pair) => ({ ...pair, label: `${pair.foreground} on ${pair.background}` }));

/**
 * Checks one whole theme: every token is `#rrggbb`, every pair holds, and the states of a button can be
 * distinguished.
 */
export function checkTheme(findings: Findings, theme: Theme, where: () => string): void {
  const colors = new Map(colorNames.map((name) => [name, packed(theme[name])]));
  if (Object.keys(theme).length !== colorNames.length)
    fail(findings, `names beside the contract at ${where()}`);
  for (const [name, color] of colors) {
    if (Number.isNaN(color)) fail(findings, `${name} is ${String(theme[name])} at ${where()}`);
  }
  const read = (name: (typeof colorNames)[number]) => colors.get(name) ?? Number.NaN;
  for (const { foreground, background, minimum, label } of table) {
    meet(findings, label, contrastRatio(read(foreground), read(background)), minimum, where);
  }
  for (const [before, after] of states) {
    const step = Math.abs(perceivedLightness(read(before)) - perceivedLightness(read(after)));
    if (!(step >= visibleStep)) fail(findings, `${after} differs by ${step} at ${where()}`);
  }
}
