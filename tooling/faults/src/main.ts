import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Entry } from './ledger.ts';
import { Unreadable, readRules } from './parse.ts';
import { presets } from './presets.ts';
import { createFaultProxy } from './proxy.ts';

const usage = `Stands in front of a running server and fails on purpose.

  pnpm faults --target http://127.0.0.1:4600 --port 4700 --rules slow,flaky

  --target URL    the server (http://127.0.0.1:4600)
  --port N        where to listen (4700)
  --rules R       names with commas between them, a .json file, or JSON; off when left out
  --seed N        the same faults once more; a run prints its own

Sets of rules: ${Object.keys(presets).join(', ')}.
While it runs, a line with --rules' words puts others in place; "cut" resets each open connection.
What rules can say: docs/testing.md.`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function lineOf({ n, method, path, upgrade, status, sent, outcome, strikes }: Entry): string {
  const struck = strikes.map(({ rule, fault }) => {
    const { kind, ...rest } = fault;
    const numbers = Object.entries(rest).flatMap(([name, value]) =>
      typeof value === 'number' ? [`${name} ${value}`] : [],
    );
    return `${rule}: ${[kind, ...numbers].join(' ')}`;
  });
  const what = [n, upgrade ? 'UPGRADE' : method, path, status ?? '–', `${sent} B`, outcome].join(' ');
  return [what, ...struck].join('  ← ');
}

async function main(): Promise<number | undefined> {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((one) => one !== '--'),
    options: {
      target: { type: 'string', default: 'http://127.0.0.1:4600' },
      port: { type: 'string', default: '4700' },
      rules: { type: 'string', default: 'off' },
      seed: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    say(usage);
    return 0;
  }
  if (!URL.canParse(values.target) || new URL(values.target).protocol !== 'http:')
    throw new Unreadable('--target is an address such as http://127.0.0.1:4600; https is not spoken.');
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535)
    throw new Unreadable('--port is a number from 0 to 65535.');
  if (values.seed !== undefined && !/^\d{1,10}$/.test(values.seed))
    throw new Unreadable('--seed is a number that a run has printed.');

  const rules = await readRules(values.rules);
  const proxy = await createFaultProxy({
    target: values.target,
    port,
    rules,
    ...(values.seed === undefined ? {} : { seed: Number(values.seed) }),
    onEntry: (entry) => say(lineOf(entry)),
  });
  say(`${proxy.url} → ${values.target}, rules: ${values.rules}, seed ${proxy.seed}`);

  const obey = async (word: string): Promise<void> => {
    if (word === 'cut') return proxy.cut();
    try {
      proxy.set(await readRules(word));
      say(`rules: ${word}`);
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  };
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => void obey(line.trim()));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      lines.close();
      void proxy.close();
    });
  }
  return undefined;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

try {
  process.exitCode = await main();
} catch (error) {
  const isOurs = error instanceof Unreadable || codeOf(error).startsWith('ERR_PARSE_ARGS');
  if (!isOurs && codeOf(error) !== 'EADDRINUSE') throw error;
  say(isOurs && error instanceof Error ? error.message : '--port is in use; choose another.');
  process.exitCode = 2;
}
