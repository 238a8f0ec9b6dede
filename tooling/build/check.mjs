// Checks the packages as a consumer gets them: built twice, packed, released to a registry, installed in an
// application outside the workspace, type-checked, bundled and opened in a browser.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browseConsumer } from './lib/browse.mjs';
import { buildConsumer, checkTypes, makeConsumer, runServer } from './lib/consumer.mjs';
import { checkDist, filesOf, fingerprint, heavy, sameRules } from './lib/dist.mjs';
import { startRegistry } from './lib/registry.mjs';
import { npmrcFor, release } from './lib/release.mjs';
import { budgets, excessOf, measure, sizesOf } from './lib/sizes.mjs';
import { makeReport } from './lib/report.mjs';
import { packageNames, root, run, tool } from './lib/workspace.mjs';

const report = makeReport();
const expect = (fine, sentence) => report.expect(fine, sentence);
const attempt = (sentence, action) => report.attempt(sentence, action);
const home = await mkdtemp(path.join(tmpdir(), 'stoa-consumer-'));
const registry = await startRegistry();
const began = performance.now();
const say = (sentence) =>
  process.stdout.write(
    `${String(Math.round((performance.now() - began) / 1000)).padStart(4)} s  ${sentence}\n`,
  );

const tarballs = {};
async function packageHolds(name) {
  const folder = path.join(root, 'packages', name);
  const files = await filesOf(path.join(folder, 'dist'));

  const again = path.join(home, 'again', name);
  await run(process.execPath, [path.join(root, 'tooling/build/build.mjs'), '--out', again], folder);
  expect(
    fingerprint(await filesOf(again)) === fingerprint(files),
    `two builds of @stoa/${name} are the same, byte for byte`,
  );

  const packed = JSON.parse(await run('pnpm', ['pack', '--json', '--pack-destination', home], folder));
  const tarball = path.resolve(home, packed.filename);
  tarballs[`@stoa/${name}`] = `file:${tarball}`;
  await attempt(`@stoa/${name} is what publint expects`, () =>
    run(tool('publint'), ['--strict', tarball], folder),
  );
  await attempt(`@stoa/${name} resolves for every module system it names`, () =>
    run(tool('attw'), [tarball, '--profile', 'esm-only', '--no-emoji'], folder),
  );
  const listing = (await run('tar', ['-tzf', tarball], home)).split('\n');
  for (const file of ['LICENSE', 'README.md', 'dist'])
    expect(
      listing.some((each) => each.startsWith(`package/${file}`)),
      `@stoa/${name} carries ${file}`,
    );
  expect(
    listing.filter((file) => file.startsWith('package/dist/')).length === files.size,
    `@stoa/${name} carries the whole of its dist folder`,
  );
  const text = await run('tar', ['-xOzf', tarball, 'package/package.json'], home);
  const { exports, dependencies = {}, peerDependencies = {} } = JSON.parse(text);
  expect(
    !JSON.stringify(exports).includes('@stoa/source'),
    `@stoa/${name} does not show the source condition outside`,
  );
  expect(!/"(workspace|catalog):/.test(text), `@stoa/${name} names real versions`);
  const fixed = Object.entries({ ...dependencies, ...peerDependencies }).filter(([, range]) =>
    /^\d/.test(range),
  );
  expect(fixed.length === 0, `@stoa/${name} takes fixes of ${fixed.map(([each]) => each).join(', ')}`);
  const large = ['echarts', 'hls.js', 'lottie-web', 'pdfjs-dist'].filter((each) => each in dependencies);
  expect(large.length === 0, `@stoa/${name} does not bring ${large.join(', ')} to who has no use for it`);

  // Every entry point, with the patterns of the export map filled in.
  const ways = Object.values(exports)
    .map((target) => (typeof target === 'string' ? target : target.default).replace(/^\.\/dist\//, ''))
    .map((target) => new RegExp(`^${target.replaceAll('.', '\\.').replace('*', '[^/]+')}$`));
  const entries = [...files.keys()].filter(
    (file) => file.endsWith('.js') && ways.some((way) => way.test(file)),
  );
  expect(entries.length > 2, `@stoa/${name} has ways in`);
  return { files, later: checkDist({ name: `@stoa/${name}`, files, entries, expect }) };
}

const costs = (folder, code) => measure({ folder: path.join(folder, 'src'), code });
const isClient = (files, file) => files.get(file)?.startsWith("'use client'");

try {
  let files = new Map();
  const later = [];
  for (const name of packageNames) {
    const held = await packageHolds(name);
    later.push(...held.later);
    if (name === 'ui') files = held.files;
  }
  // A rule decides which files are for the client; these known modules check the rule.
  for (const file of [
    'Button/Button.js',
    'ThemeRoot/ThemeRoot.js',
    'Dialog/Dialog.js',
    'provider/UiProvider.js',
  ])
    expect(isClient(files, file), `@stoa/ui/${file} is for the client`);
  for (const file of [
    'index.js',
    'Text/Text.js',
    'Grid/Grid.js',
    'locales/zh-CN.js',
    'Button/Button.styles.js',
  ])
    expect(files.has(file) && !isClient(files, file), `@stoa/ui/${file} also runs on a server`);
  expect(
    heavy.every((library) => later.includes(library)),
    `each of ${heavy.join(', ')} is loaded by some module`,
  );
  expect(
    sameRules(files),
    'the one sheet has the rules of the sheets of the components, neither more nor less',
  );
  say('the packages are whole');

  const sizes = await sizesOf(path.join(root, 'packages/ui'));
  for (const [name, size] of Object.entries(sizes)) {
    const excess = excessOf(name, size);
    expect(excess === undefined, `@stoa/ui/${name} costs no more than its budget: ${excess}`);
  }
  for (const name of Object.keys(budgets))
    expect(name in sizes, `the component ${name}, for which there is a budget, exists`);
  say(`${Object.keys(sizes).length} components are within their budgets`);

  const versions = await release({ home: path.join(home, 'release'), url: registry.url });
  for (const [name, version] of Object.entries(versions))
    expect(
      registry.versionsOf(name).join() === version,
      `${name}@${version} is in the registry after a release`,
    );
  say('a release is in the registry');

  const sheet = files.get('styles.css') ?? '';
  const consumers = [
    { who: 'npm, from files', manager: 'npm', versions: tarballs, modes: ['plain', 'styled'] },
    { who: 'pnpm, from files', manager: 'pnpm', versions: tarballs, modes: ['plain', 'styled'] },
    {
      who: 'npm, from the registry',
      manager: 'npm',
      versions,
      npmrc: npmrcFor(registry.url),
      modes: ['plain'],
    },
  ];
  for (const { who, modes, ...how } of consumers) {
    const folder = path.join(home, who.replaceAll(/\W+/g, '-'));
    const { components } = await makeConsumer({ home: folder, ...how });
    say(`${who}: installed`);
    // The last config is for plain Node without a bundler, so it checks the examples of the READMEs against
    // our declarations alone.
    for (const config of ['tsconfig.json', 'tsconfig.node16.json', 'tsconfig.plain.json'])
      await attempt(`${who}: types hold by ${config}`, () => checkTypes(folder, config));
    const alone = await costs(folder, `export { Button } from '@stoa/ui/Button'`);
    const byBarrel = await costs(folder, `export { Button } from '@stoa/ui'`);
    const unused = await costs(folder, `import '@stoa/domain'; import '@stoa/api/contract/course';`);
    expect(alone.css > 0, `${who}: a consumer of Button gets its styles`);
    expect(byBarrel.js <= alone.js * 1.1 + 64, `${who}: the barrel costs no more than the subpath`);
    expect(unused.js < 200, `${who}: what is not used is dropped`);
    await attempt(`${who}: a server in plain Node shows every component`, async () => {
      const pages = await runServer(folder);
      const empty = components.filter((name) => pages[name] === undefined);
      expect(empty.length === 0, `${who}: the server has markup for ${empty.join(', ')}`);
      const classes = Object.values(pages).flatMap((html) => html.match(/\bstoa-[\w-]+/g) ?? []);
      const built = new Set([...files.values()].join('\n').match(/\bstoa-[\w-]+/g));
      const other = classes.filter((each) => !built.has(each));
      expect(other.length === 0, `${who}: the server names classes as the page does: ${other.join(' ')}`);
    });
    for (const mode of modes) {
      const styled = mode === 'styled';
      const built = await buildConsumer(folder, mode);
      const label = `${who}, ${styled ? 'with a style compiler of its own' : 'plain'}`;
      await browseConsumer({ folder: built, components, sheet, styled, who: label, expect });
      say(`${label}: ${components.length} components shown`);
    }
  }
} finally {
  await registry.close();
  if (process.argv.includes('--keep')) say(`kept in ${home}`);
  else await rm(home, { recursive: true, force: true });
}
if (!report.close()) process.exitCode = 1;
