import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { build, defaultClientConditions, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { startsId, type Starts } from '../src/boot/starts.ts';
import type { BuiltRoute } from './builtRoutes.ts';
import { chunkMap, circleIn } from './chunkMap.ts';
import { root } from './moduleName.ts';
import { restMark } from './restMark.ts';
import { startsOf } from './starts.ts';
import { splitTokens } from './splitTokens.ts';
import { squeeze } from './squeeze.ts';

/**
 * Chunks of the first load: files that pages share, and those of screens and parts, which are named after
 * their components.
 */
export const isOfFirstLoad = ({ name }: { name: string }): boolean =>
  /^(react|base|index|inside|most|few|(some-|[A-Z])[\w~-]*)$/.test(name);

/**
 * Shows the notice for old browsers. Written in ES5, because it must run in any browser. The tested features
 * represent the versions in .browserslistrc.
 */
const oldBrowser = `(function(d){if(window.CSSContainerRule&&window.CSSLayerBlockRule&&d.adoptedStyleSheets)return;
d.addEventListener('DOMContentLoaded',function(){var p=d.getElementById('stoa-old-browser');p.hidden=false;d.body.insertBefore(p,d.body.firstChild)})})(document)`;

/**
 * What each address loads first, as data for the early script; our server keeps only the data of the address
 * asked for.
 */
const startsBlock = (starts: Starts): string =>
  `<script type="application/json" id="${startsId}">${JSON.stringify(starts).replaceAll('<', String.raw`\u003c`)}</script>`;

/** Bundles one source file of ours into one script. */
async function bundled(entry: string, format: 'iife' | 'es', targets: string[]): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['@stoa/source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: true,
      target: targets,
      lib: { entry: `${root}${entry}`, formats: [format], name: 'stoaHead' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${entry} was not built.`);
  return squeeze(output.output[0].code.trim(), format === 'es');
}

/**
 * The scripts that run before anything paints: the remembered theme; then language, appearance and which
 * shell.
 */
async function headScripts(targets: string[]): Promise<string[]> {
  // Vite's configuration runs without the `@stoa/source` condition, so this text comes through a build as
  // well.
  const text = await bundled('src/boot/firstPaint.ts', 'es', targets);
  const { default: firstPaint }: { default: string } = await import(
    `data:text/javascript,${encodeURIComponent(text)}`
  );
  return [oldBrowser, firstPaint, await bundled('src/boot/head.ts', 'iife', targets)];
}

/**
 * The script that sends the first calls and preloads in the frame after the shell is painted. The entry runs
 * it as well, because a page in the background draws no frames, so the calls are never later than the entry's
 * own.
 */
async function earlyScript(targets: string[]): Promise<string> {
  const early = await bundled('src/boot/early.ts', 'iife', targets);
  return `var stoaEarly=()=>{stoaEarly=()=>{};${early}};document.hidden?stoaEarly():requestAnimationFrame(()=>setTimeout(()=>stoaEarly()))`;
}

/** Style sheets that go into index.html: the entry's own, and those of the chunks that it imports. */
interface Sheets {
  readonly entry: string;
  readonly shared: string;
}

/** Removes these sheets from the build, so that no browser fetches what is in the page already. */
function takeSheets(bundle: Rolldown.OutputBundle): Sheets {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const textOf = (chunk: Rolldown.OutputChunk | undefined): string => {
    const files = chunk?.viteMetadata?.importedCss ?? new Set<string>();
    const texts = [...files].map((file) => {
      const asset = bundle[file];
      delete bundle[file];
      return asset?.type === 'asset' ? String(asset.source).trim() : '';
    });
    files.clear();
    return texts.join('');
  };
  const imported = chunks.filter(({ fileName }) => entry?.imports.includes(fileName));
  return { entry: textOf(entry), shared: imported.map(textOf).join('') };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content policy that a static host sends as `<meta>`; our server sends a header instead and removes this
 * one.
 */
const policyFor = (scripts: string[], styles: string[]) =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' https: data: blob:",
    "media-src 'self' https: blob:",
    "connect-src 'self' https: wss:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify stoa',
  ].join('; ');

/**
 * Makes index.html paint by itself. Inlines the CSS of the shell and the head scripts before the shell; after
 * it the other tokens, the CSS of the first components, the entry, and what each address loads first. Allows
 * its scripts by hash, and writes `csp.json` for the server that sends the policy as a header.
 */
export function firstLoad(targets: string[], routes: () => Promise<readonly BuiltRoute[]>): Plugin {
  let built = '';
  let sheets: Sheets = { entry: '', shared: '' };
  return {
    name: 'stoa-first-load',
    generateBundle: {
      // Runs before the lists of the chunk loader are written, so that it does not wait for a style sheet
      // that is already inside the page.
      order: 'pre',
      handler(_options, bundle) {
        sheets = takeSheets(bundle);
      },
    },
    writeBundle({ dir }, bundle) {
      writeFileSync(`${dir}/csp.json`, built);
      const map = chunkMap(bundle);
      const circle = circleIn(map);
      if (circle) this.error(`Chunks import each other: ${circle.join(' → ')}`);
      writeFileSync(`${dir}/.vite/chunks.json`, JSON.stringify(map));
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const shell = await bundled('src/boot/shell.ts', 'iife', targets);
        const early = await earlyScript(targets);
        const starts = startsBlock(bundle ? startsOf(await routes(), chunkMap(bundle)) : {});
        const withBody = (page: string, rest: string) =>
          page
            .replace('<!--stoa:shell-->', () => `<script>${shell}</script>`)
            .replace(restMark, () => `${restMark}${rest}${starts}<script>${early}</script>`);
        if (!bundle) {
          const scripts = await headScripts(targets);
          const tags = scripts.map((children): HtmlTagDescriptor => ({
            tag: 'script',
            children,
            injectTo: 'head',
          }));
          return { html: withBody(html, ''), tags };
        }
        const loads: string[] = [];
        const page = html.replaceAll(
          /\s*<(?:link rel="modulepreload"|script type="module")[^>]*>(?:<\/script>)?/g,
          (tag: string) => {
            loads.push(tag);
            return '';
          },
        );
        const { shell: first, later } = splitTokens(sheets.entry);
        const styles = [first, later + sheets.shared];
        const scripts = await headScripts(targets);
        const hashes = { script: [...scripts, shell, early].map(hashOf), style: styles.map(hashOf) };
        const policy = policyFor(hashes.script, hashes.style);
        built = `${JSON.stringify({ scriptHashes: hashes.script, styleHashes: hashes.style }, null, 2)}\n`;
        const head = [
          `<style>${styles[0]}</style>`,
          ...scripts.map((code) => `<script>${code}</script>`),
        ].join('\n    ');
        return withBody(page, `<style>${styles[1]}</style>${loads.join('')}`)
          .replace('<!--stoa:first-load-->', () => head)
          .replace(
            '<meta charset="utf-8" />',
            (meta) =>
              `${meta}\n    <!--stoa:csp--><meta http-equiv="Content-Security-Policy" content="${policy}"><!--/stoa:csp-->`,
          );
      },
    },
  };
}
