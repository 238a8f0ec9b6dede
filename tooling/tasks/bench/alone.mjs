import path from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../run.mjs';
import { kib, line } from './report.mjs';

/** What one of them may add to a page that has React, KiB of gzip with its style sheet. */
const budgets = { Button: 15, CourseCard: 15, Dialog: 15 };

const gzip = (content) => gzipSync(content, { level: 9 }).length;
const entry = 'virtual:consumer';

/** gzip bytes of what an application's first page loads, built as a consumer builds it. */
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

const page = (names) => `
  import { createRoot } from 'react-dom/client';
  ${names.length > 0 ? `import { ${names.join(', ')} } from '@stoa/ui';` : ''}
  createRoot(document.body).render([${names.map((name) => `<${name} key="${name}" />`).join()}]);
`;

/** What a component costs an application that uses nothing else of ours, from the packages as they are published. */
export async function measureAlone() {
  const floor = await pageBytes(page([]));
  const lines = [];
  for (const [name, limit] of Object.entries(budgets)) {
    lines.push(
      line(`${name} with its style sheet`, await pageBytes(page([name])), {
        unit: kib,
        plain: floor,
        limit: limit * 1024,
        by: 'extra',
      }),
    );
  }
  return lines;
}
