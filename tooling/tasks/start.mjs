// `pnpm start`: builds what changed, starts the server, and prints the addresses and accounts.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, run, say, startServer } from './run.mjs';

const began = performance.now();
const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;

if (!existsSync(path.join(root, 'node_modules/.pnpm'))) {
  say('The dependencies are not installed. Run: npx -y pnpm@12 install');
  process.exit(1);
}

say('Building the portal (only what changed) …');
const build = await run('turbo', ['run', 'build', '--filter=@stoa/portal', '--output-logs=errors-only'], {
  quiet: true,
});
if (build.code !== 0) {
  say(build.output);
  say('The portal could not be built; the messages above say why.');
  process.exit(build.code);
}
say(`  built after ${seconds()}`);
say('Starting the server …');

let started;
// These lines are left out, because the request log would hide the addresses; all other output of the server
// is shown.
const isRequest = (line) => /^\d{4}-\d\d-\d\dT\S+ [A-Z]+ \S+ \d{3} \d+ ms$/.test(line);
try {
  started = await startServer({ onLine: (line) => isRequest(line) || say(`  ${line}`) });
} catch (error) {
  say(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
const { child, ready } = started;

say(`\nStoa answers after ${seconds()}. Sign in as a learner of one of the demo companies:\n`);
for (const company of ready.companies ?? []) {
  say(`  ${company.name}`);
  say(`    ${company.url}`);
  if (company.signInUrl) say(`    sign in with a password at ${company.signInUrl}`);
  for (const account of company.accounts) {
    const facts = [account.name, account.note, account.jobNumber && `job number ${account.jobNumber}`];
    say(
      `    ${account.account.padEnd(14)} ${account.password.padEnd(12)} ${facts.filter(Boolean).join(' – ')}`,
    );
  }
  say();
}
if (!ready.companies?.length) say(`  ${ready.url}\n`);
say('Stop with Ctrl+C.');

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('exit', (code, signal) => {
  process.exitCode = signal ? 0 : (code ?? 0);
});
