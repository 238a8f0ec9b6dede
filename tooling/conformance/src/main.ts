import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { adapterOf, type Adapter } from '@stoa/api/adapter';
import { Unreachable, conform } from './conform.ts';
import { profiles } from './contract.ts';
import type { Profile } from './contract.ts';
import { faultsIn, tableOf } from './report.ts';

const usage = `Runs the contract against a back end and says call by call what differs.

  pnpm conformance --host https://portal.example.com/api [options]

  --host URL              base of every call
  --profile NAME          specification: its 42 calls, with what it says of them (default); core: the same
                          calls, with all that the contract says; full: every call of the contract
  --tenant NAME           domainName of the company
  --account A             account of a learner, for everything that needs a session
  --password P            its password; CONFORMANCE_PASSWORD is read as well
  --write                 also make calls that change something, as that learner
  --foreign ID            companyId of a company that the learner is not in
  --segments a,b,c,d      path segments of the workplace apps
  --allow-missing S4,S6   calls of the specification that may be missing
  --calls a,b,c           names of the calls that it has, as in stoa.config.json
  --adapter FILE          the module that fits the calls to it, as in stoa.config.json
  --strict                notes count as well
  --json [FILE]           the report as JSON, on the terminal or in a file
  --timeout SECONDS       for each call (60)

Ends with 0 when nothing differs, 1 when something does, 2 when it could not run.`;

/** An adapter that cannot be loaded. */
class Unusable extends Error {
  override readonly name = 'Unusable';
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const list = (text: string | undefined): string[] | undefined =>
  text
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** `--json` alone prints the report; followed by a name it writes a file. */
function withJsonFile(args: readonly string[]): string[] {
  return args.flatMap((one, index) =>
    one === '--json' && (args[index + 1] ?? '--').startsWith('--') ? ['--json', '-'] : [one],
  );
}

const { values } = parseArgs({
  args: withJsonFile(process.argv.slice(2).filter((one) => one !== '--')),
  options: {
    host: { type: 'string' },
    profile: { type: 'string', default: 'specification' },
    tenant: { type: 'string' },
    account: { type: 'string' },
    password: { type: 'string', default: process.env['CONFORMANCE_PASSWORD'] ?? '' },
    write: { type: 'boolean', default: false },
    foreign: { type: 'string' },
    segments: { type: 'string' },
    'allow-missing': { type: 'string' },
    calls: { type: 'string' },
    adapter: { type: 'string' },
    strict: { type: 'boolean', default: false },
    json: { type: 'string' },
    timeout: { type: 'string', default: '60' },
    help: { type: 'boolean', default: false },
  },
});

const profile = profiles.find((one) => one === values.profile);
const { host, tenant, account, password, write, strict, json, foreign } = values;

function complaint(): string | undefined {
  if (host === undefined || !URL.canParse(host))
    return '--host needs a whole address, such as https://portal.example.com/api';
  if (profile === undefined) return `--profile is ${profiles.join(', ')}`;
  if (write && account === undefined)
    return '--write needs --account and --password: it changes what belongs to that learner';
  if (account !== undefined && password === '') return '--account needs --password';
  if (foreign !== undefined && !/^\d{1,15}$/.test(foreign)) return '--foreign is the number of a company';
  if (!/^\d{1,4}$/.test(values.timeout)) return '--timeout is a number of seconds';
  return undefined;
}

/** @throws {Unusable} when the module cannot be loaded. */
async function adapterIn(file: string): Promise<Adapter> {
  try {
    const { default: adapter } = Object(await import(pathToFileURL(file).href));
    adapterOf(Object(adapter));
    return adapter;
  } catch (error) {
    throw new Unusable(`--adapter ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function run(to: string, by: Profile): Promise<number> {
  const segments = list(values.segments);
  const calls = list(values.calls);
  const adapter = values.adapter === undefined ? undefined : await adapterIn(values.adapter);
  const report = await conform({
    host: to,
    profile: by,
    write,
    timeoutMs: Number(values.timeout) * 1000,
    allowMissing: new Set(list(values['allow-missing'])),
    ...(tenant === undefined ? {} : { tenant }),
    ...(account === undefined ? {} : { account, password }),
    ...(foreign === undefined ? {} : { foreignCompanyId: Number(foreign) }),
    ...(segments === undefined ? {} : { segments }),
    ...(calls === undefined ? {} : { calls }),
    ...(adapter === undefined ? {} : { adapter }),
  });
  const whole = JSON.stringify(report, null, 2);
  say(json === '-' ? whole : tableOf(report));
  if (json !== undefined && json !== '-') await writeFile(json, `${whole}\n`);
  return faultsIn(report, strict) === 0 ? 0 : 1;
}

const wrong = values.help ? usage : complaint();
if (wrong !== undefined || host === undefined || profile === undefined) {
  say(wrong ?? usage);
  process.exitCode = values.help ? 0 : 2;
} else {
  try {
    process.exitCode = await run(host, profile);
  } catch (error) {
    if (!(error instanceof Unreachable || error instanceof Unusable)) throw error;
    say(error.message);
    process.exitCode = 2;
  }
}
