// Proves every colour of sRGB in both appearances and by all policies. Run it with `pnpm --filter @stoa/theme
// prove`.
import { availableParallelism } from 'node:os';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { type Rgb, hexOf } from '../color.ts';
import { type Ladder, ladder } from '../ladder.ts';
import { type Theme, nameOf } from '../names.ts';
import { composeTheme, quantised, solidAccent } from '../tenantTheme.ts';
import { type Findings, checkTheme, fail, meet, noFindings } from './check.ts';
import { contrastRatio, packed, perceivedLightness, relativeLuminance, visibleStep } from './oracle.ts';

const appearances = ['light', 'dark'] as const;
const policies = ['auto', 'adjust', 'preserve'] as const;
const all = 256 ** 3;

const pack = ([red, green, blue]: Rgb): number => (red << 16) | (green << 8) | blue;
const unpack = (color: number): Rgb => [color >> 16, (color >> 8) & 255, color & 255];

interface Rungs {
  readonly steps: Ladder;
  /** Luminances of the surfaces, as the checker reads them from the shipped text. */
  readonly surfaces: readonly number[];
}

const surfaceNames = (['page', 'raised', 'sunken', 'hover', 'overlay'] as const).map((one) =>
  nameOf(`surface.${one}`),
);

/** The share of one worker: every n-th plane of red. */
function prove(first: number, every: number): { findings: Findings; ladders: readonly number[] } {
  const findings = noFindings();
  const known = { light: new Map<number, Rungs>(), dark: new Map<number, Rungs>() };

  for (let red = first; red < 256; red += every) {
    for (let rest = 0; rest < 65_536; rest += 1) {
      const color = (red << 16) | rest;
      const rgb = unpack(color);
      const { hue, chroma } = quantised(rgb);
      const key = hue * 100 + Math.round(chroma * 100);
      for (const appearance of appearances) {
        let rungs = known[appearance].get(key);
        if (!rungs) {
          const steps = ladder(hue, chroma, appearance);
          // The whole theme is checked once for each ladder. For further colours on the same ladder only the
          // solid surface is checked, because it alone depends on the exact colour.
          const theme: Theme = composeTheme(rgb, appearance, 'auto', () => steps);
          checkTheme(findings, theme, () => `${hexOf(rgb)} ${appearance} auto`);
          rungs = { steps, surfaces: surfaceNames.map((name) => relativeLuminance(packed(theme[name]))) };
          known[appearance].set(key, rungs);
        }
        for (const policy of policies) checkSolid(findings, rgb, rungs, appearance, policy);
      }
    }
  }
  return { findings, ladders: [...known.light.keys()] };
}

const pairs = {
  fill: `${nameOf('accent.onFill')} on ${nameOf('accent.fill')}`,
  hover: `${nameOf('accent.onFill')} on ${nameOf('accent.fillHover')}`,
  active: `${nameOf('accent.onFill')} on ${nameOf('accent.fillActive')}`,
  edge: `${nameOf('accent.fillEdge')} on the nearest surface`,
};

/** Checks the contrast of each state of a solid surface, and that its states can be distinguished. */
function checkSolid(
  findings: Findings,
  rgb: Rgb,
  { steps, surfaces }: Rungs,
  appearance: string,
  policy: (typeof policies)[number],
): void {
  const solid = solidAccent(rgb, steps, policy);
  const where = () => `${hexOf(rgb)} ${appearance} ${policy}`;
  const edge = relativeLuminance(pack(solid.edge));
  let nearest = Number.POSITIVE_INFINITY;
  for (const surface of surfaces) {
    const ratio = edge > surface ? (edge + 0.05) / (surface + 0.05) : (surface + 0.05) / (edge + 0.05);
    if (!(ratio >= nearest)) nearest = ratio;
  }
  meet(findings, pairs.edge, nearest, 3, where);

  const fill = pack(solid.fill);
  const words = pack(solid.onFill);
  const hover = pack(solid.hover);
  const active = pack(solid.active);
  meet(findings, pairs.fill, contrastRatio(words, fill), 4.5, where);
  meet(findings, pairs.hover, contrastRatio(words, hover), 4.5, where);
  meet(findings, pairs.active, contrastRatio(words, active), 4.5, where);
  const middle = perceivedLightness(hover);
  if (!(Math.abs(perceivedLightness(fill) - middle) >= visibleStep))
    fail(findings, `hover too faint at ${where()}`);
  if (!(Math.abs(perceivedLightness(active) - middle) >= visibleStep))
    fail(findings, `active too faint at ${where()}`);
}

async function main(): Promise<void> {
  const started = performance.now();
  const workers = Math.min(2, availableParallelism());
  const results = await Promise.all(
    Array.from(
      { length: workers },
      (_, first) =>
        new Promise<ReturnType<typeof prove>>((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), { workerData: { first, every: workers } });
          worker.once('message', resolve);
          worker.once('error', reject);
        }),
    ),
  );
  const total = noFindings();
  for (const { findings } of results) {
    total.failures += findings.failures;
    total.examples.push(...findings.examples);
    for (const [pair, found] of findings.tightest) {
      const known = total.tightest.get(pair);
      if (!known || found.ratio < known.ratio) total.tightest.set(pair, found);
    }
  }
  const tight = [...total.tightest]
    .toSorted(([, a], [, b]) => a.ratio / a.minimum - b.ratio / b.minimum)
    .slice(0, 5);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const lines = [
    `${all.toLocaleString('en')} colours × light, dark × ${policies.join(', ')}: ${total.failures} failures in ${seconds} s`,
    `${new Set(results.flatMap(({ ladders }) => ladders)).size.toLocaleString('en')} ladders in each appearance, ${workers} workers`,
    ...total.examples,
    'Tightest:',
    ...tight.map(
      ([pair, { ratio, minimum, where }]) => `  ${ratio.toFixed(4)} (≥ ${minimum}) ${pair} at ${where}`,
    ),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = total.failures === 0 ? 0 : 1;
}

if (isMainThread) {
  await main();
} else {
  const { first, every }: { first: number; every: number } = workerData;
  parentPort?.postMessage(prove(first, every), []);
}
