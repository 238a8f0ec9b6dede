import path from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../run.mjs';
import { kib, line } from './report.mjs';

const gzip = (content) => gzipSync(content, { level: 9 }).length;
const entry = 'virtual:consumer';

/** Gzip bytes that the first page of an application loads, built as a consumer builds it. */
async function pageBytes(code) {
  const { output } = await build({
    root: path.join(root, 'tooling/tasks'),
    configFile: false,
    logLevel: 'error',
    plugins: [
      react(),
      {
        name: 'consumer',
        resolveId: (id) => (id === entry ? path.join(root, 'tooling/tasks/consumer.jsx') : undefined),
        load: (id) => (id === path.join(root, 'tooling/tasks/consumer.jsx') ? code : undefined),
      },
    ],
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: entry } },
  });
  const files = new Map(output.map((file) => [file.fileName, file]));
  const atOnce = new Set();
  const visit = (name) => {
    if (atOnce.has(name)) return;
    atOnce.add(name);
    files.get(name)?.imports?.forEach(visit);
  };
  for (const file of output) if (file.isEntry) visit(file.fileName);
  return output.reduce((sum, file) => {
    if (file.type === 'asset') return file.fileName.endsWith('.css') ? sum + gzip(file.source) : sum;
    return atOnce.has(file.fileName) ? sum + gzip(file.code) : sum;
  }, 0);
}

/** The two roots of the README: one has the words of every component, the other only those that it is given. */
const roots = {
  ThemeRoot: (labels, used) => `<ThemeRoot locale="zh-CN" labels={${labels}}>${used}</ThemeRoot>`,
  PageTheme: (labels, used) =>
    `<PageTheme locale="zh-CN"><UiProvider labels={${labels}}>${used}</UiProvider></PageTheme>`,
};

/** A page that follows the README, with base sheet, root and words. Without labels it is React alone. */
const page = ({ words = '', labels, used = '', theme = false, root: own = 'PageTheme' } = {}) => `
  import { createRoot } from 'react-dom/client';
  ${labels === undefined ? '' : "import '@stoa/theme/styles.css'; import { Button, CourseCard, Dialog, PageTheme, ThemeRoot, UiProvider } from '@stoa/ui';"}
  ${words}
  ${theme ? "import { applyTheme, tenantThemes } from '@stoa/theme'; applyTheme(document, tenantThemes(location.hash));" : ''}
  createRoot(document.body).render(${labels === undefined ? '<p />' : roots[own](labels, used)});
`;

const group = (name) => `import ${name} from '@stoa/ui/locales/zh-CN/${name}';`;
const card = `<CourseCard seed={1} category={2} href="/1" title="陈列的秘密" tags={['门店']} itemCount={3}
  durationSeconds={900} score={4.5} progress={{ percent: 40, state: 1 }} />`;
const courseCard = {
  words: group('core') + group('learning'),
  labels: '{ ...core, ...learning }',
  used: card,
};

/** Parts of our packages, and the KiB of gzip that each may add to a page with React, style sheets included. */
const uses = [
  {
    name: 'Button, with root and base sheet',
    page: { labels: '{}', used: '<Button>开始</Button>' },
    limit: 15,
  },
  {
    name: 'Dialog, with its words',
    page: { words: group('core'), labels: 'core', used: '<Dialog open title="提示">好</Dialog>' },
    limit: 15,
  },
  { name: 'CourseCard, with its words', page: courseCard, limit: 18 },
  { name: '  and a theme made in the browser', page: { ...courseCard, theme: true } },
  {
    name: '  and all words, with ThemeRoot as on the first page of the README',
    page: { root: 'ThemeRoot', labels: 'undefined', used: card },
  },
];

/**
 * Measures what a component adds to an application that uses nothing else of ours, with the packages as
 * published.
 */
export async function measureAlone() {
  const floor = await pageBytes(page());
  const lines = [];
  for (const { name, page: used, limit } of uses) {
    lines.push(
      line(name, await pageBytes(page(used)), {
        unit: kib,
        plain: floor,
        ...(limit === undefined ? {} : { limit: limit * 1024, by: 'extra' }),
      }),
    );
  }
  return lines;
}
