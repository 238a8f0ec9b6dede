import { execFileSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { access, chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { constants } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { createWriteStream } from 'node:fs';
import tar from 'tar-fs';
import { decompress } from 'wawoff2';

/**
 * @typedef {object} FoundBrowser
 * @property {string} executablePath A Chromium that can run headless.
 * @property {Record<string, string>} env Environment to launch it with (complete, not a patch).
 * @property {string} source Where it was found, for the log.
 */

const cacheHome = process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache');

const isExecutable = (file) =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

const inherited = (extra = {}) => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== undefined)),
  ...extra,
});

/** @param {string[]} names */
async function fromSettings(names) {
  for (const name of names) {
    const file = process.env[name];
    if (!file) continue;
    if (await isExecutable(file)) return { executablePath: file, env: inherited(), source: name };
    throw new Error(`${name} names ${file}, which cannot be run.`);
  }
  return undefined;
}

/** The setting for choosing a browser for one command. */
const fromOwnSetting = () => fromSettings(['BROWSER_PATH']);
/** Settings with which other tools find a browser. */
const fromOtherSettings = () => fromSettings(['CHROME_PATH', 'PUPPETEER_EXECUTABLE_PATH']);

async function fromPath() {
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
  ];
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of names) {
      const file = path.join(folder, process.platform === 'win32' ? `${name}.exe` : name);
      if (folder && (await isExecutable(file)))
        return { executablePath: file, env: inherited(), source: 'PATH' };
    }
  }
  return undefined;
}

async function fromKnownPlaces() {
  const programs = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
  const places = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ...programs
      .filter(Boolean)
      .flatMap((root) => [
        path.join(root, 'Google/Chrome/Application/chrome.exe'),
        path.join(root, 'Microsoft/Edge/Application/msedge.exe'),
      ]),
  ];
  for (const file of places) {
    if (await isExecutable(file)) return { executablePath: file, env: inherited(), source: 'installed' };
  }
  return undefined;
}

async function fromPlaywrightCache() {
  const root =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    (process.platform === 'darwin'
      ? path.join(homedir(), 'Library/Caches/ms-playwright')
      : process.platform === 'win32'
        ? path.join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright')
        : path.join(cacheHome, 'ms-playwright'));
  const folders = await readdir(root).catch(() => []);
  const inside = [
    'chrome-linux/headless_shell',
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
  ];
  for (const folder of folders
    .filter((name) => name.startsWith('chromium'))
    .toSorted()
    .toReversed()) {
    for (const file of inside.map((part) => path.join(root, folder, part))) {
      if (await isExecutable(file))
        return { executablePath: file, env: inherited(), source: 'Playwright cache' };
    }
  }
  return undefined;
}

async function unpack(archive, target) {
  const source = createReadStream(archive);
  const sink = archive.endsWith('.tar.br')
    ? tar.extract(target)
    : createWriteStream(path.join(target, 'chromium'));
  await pipeline(source, createBrotliDecompress(), sink);
}

const { resolve } = createRequire(import.meta.url);

/** The folder and the version of an installed npm package, by the path of one of its files. */
async function packageOf(file, levelsUp) {
  const root = path.resolve(file, levelsUp);
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  return { root, version };
}

/**
 * Writes the Chinese font of npm as font files that the browser can read, because it reads no woff2 from the
 * machine. The package cuts the font into about a hundred files by characters, and each stays a file. They are
 * unpacked one after the other, because the unpacker answers with wrong bytes when asked for several at once.
 */
async function writeChineseFont(root, target) {
  const files = path.join(root, 'files');
  for (const name of await readdir(files)) {
    if (!name.endsWith('.woff2')) continue;
    const font = await decompress(await readFile(path.join(files, name)));
    await writeFile(path.join(target, name.replace('.woff2', '.ttf')), font);
  }
}

/**
 * The fonts that the browser of npm sees: its own for Latin, and one for Chinese. Those of the machine are left
 * out, because a text would be as wide as the machine has fonts, and without any it has no width at all.
 */
const fontSettings = (home) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(home, 'fonts')}</dir>
  <cachedir>${path.join(home, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/**
 * The Chromium of an npm package with fonts of npm, for machines without a browser, fonts or a package manager.
 * Linux x64 only.
 */
async function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const [chromium, font] = await Promise.all([
    packageOf(resolve('@sparticuz/chromium'), '../..'),
    packageOf(resolve('@fontsource-variable/noto-sans-sc'), '..'),
  ]);
  const home = path.join(cacheHome, 'stoa-chromium', `${chromium.version}-noto-${font.version}`);
  const executablePath = path.join(home, 'chromium');
  const fonts = path.join(home, 'fonts.conf');
  if (!(await isExecutable(executablePath))) {
    await mkdir(path.dirname(home), { recursive: true });
    // Unpacked into a folder that is renamed at the end, so that an aborted run leaves no incomplete browser.
    const draft = await mkdtemp(`${home}-`);
    await Promise.all(
      ['chromium.br', 'al2023.tar.br', 'swiftshader.tar.br', 'fonts.tar.br'].map((name) =>
        unpack(path.join(chromium.root, 'bin', name), draft),
      ),
    );
    await writeChineseFont(font.root, path.join(draft, 'fonts'));
    await writeFile(path.join(draft, 'fonts.conf'), fontSettings(home));
    await chmod(path.join(draft, 'chromium'), 0o755);
    await rename(draft, home).catch(async (error) => {
      await rm(draft, { recursive: true, force: true });
      if (!(await isExecutable(executablePath))) throw error;
    });
  }
  const libraries = [path.join(home, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return {
    executablePath,
    env: inherited({ LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: fonts }),
    source: `@sparticuz/chromium ${chromium.version}`,
  };
}

async function fromDownload() {
  try {
    execFileSync('npx', ['-y', 'playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  } catch {
    return undefined;
  }
  return fromPlaywrightCache();
}

const installed = [fromOtherSettings, fromPath, fromKnownPlaces, fromPlaywrightCache];

/** The places to search, in this order, after the setting BROWSER_PATH. */
const places = {
  shipped: [fromNpm, ...installed, fromDownload],
  installed: [...installed, fromNpm, fromDownload],
};

async function look(prefer) {
  for (const place of [fromOwnSetting, ...places[prefer]]) {
    const browser = await place();
    if (browser) return browser;
  }
  throw new Error(
    'No browser was found for the tests. Install Chromium (Debian: apt-get install chromium), ' +
      'or name one in the setting BROWSER_PATH.',
  );
}

/** @type {Map<string, Promise<FoundBrowser>>} */
const found = new Map();

/**
 * Finds a Chromium. `shipped` uses the one from npm, because then every machine tests with the same;
 * `installed` uses that of the machine. Each falls back to the other, and BROWSER_PATH has precedence over
 * both. The default is `shipped`, in `pnpm test:full` `installed`. The result is cached for the life of the
 * process.
 * @param {'shipped' | 'installed'} [prefer]
 * @returns {Promise<FoundBrowser>}
 * @throws {Error} that explains what to install, when there is none.
 */
export function findBrowser(prefer = process.env.STOA_FULL === '1' ? 'installed' : 'shipped') {
  const known = found.get(prefer) ?? look(prefer);
  found.set(prefer, known);
  return known;
}
