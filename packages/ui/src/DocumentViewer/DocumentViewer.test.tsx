import { afterEach, expect, test, vi } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import '@stoa/theme/styles.css';
import { cleanup, fireEvent, render, screen, waitFor } from '../test/render.tsx';
import { DocumentViewer } from './DocumentViewer.tsx';
import type { DocumentSource } from './types.ts';

afterEach(cleanup);

/** A PDF with two pages of one line each. It lacks the cross-reference table, which pdf.js rebuilds. */
const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 5 0 R/Resources<</Font<</F 7 0 R>>>>>>endobj
4 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 6 0 R/Resources<</Font<</F 7 0 R>>>>>>endobj
5 0 obj<</Length 42>>stream
BT /F 18 Tf 20 150 Td (Store opening) Tj ET
endstream endobj
6 0 obj<</Length 42>>stream
BT /F 18 Tf 20 150 Td (Store closing) Tj ET
endstream endobj
7 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`;
const workerUrl = new URL('../../node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url);
const source: DocumentSource = {
  type: 'pdf',
  url: `data:application/pdf;base64,${btoa(pdf)}`,
  worker: () => new Worker(workerUrl, { type: 'module' }),
};

test('opens a PDF, draws its pages and finds words on all of them', async () => {
  const onPageView = vi.fn<(page: number) => void>();
  const { container } = render(
    <div style={{ inlineSize: 1000 }}>
      <DocumentViewer title="手册" source={source} onPageView={onPageView} />
    </div>,
  );
  await screen.findByRole('textbox', { name: '页码' });
  expect(screen.getAllByRole('group', { name: /^第 \d 页$/ })).toHaveLength(2);
  expect(onPageView).toHaveBeenCalledWith(1);
  await screen.findByText('Store opening');
  await waitFor(() => expect(container.querySelector('canvas')?.width).toBeGreaterThan(300));
  fireEvent.change(screen.getByRole('searchbox', { name: '查找文字' }), { target: { value: 'store' } });
  await screen.findByText('第 1 处，共 2 处');
  await waitFor(() => expect(container.querySelector('rect[data-state="current"]')).not.toBeNull());
});

test('says that a document could not be opened, and offers another try', async () => {
  const broken: DocumentSource = { ...source, url: 'data:application/pdf,nothing' };
  render(<DocumentViewer title="手册" source={broken} />);
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
});

const page = { url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', width: 210, height: 297 };
const pages: DocumentSource = { type: 'images', pages: [page, page] };

test.each([1040, 700, 375])(
  'has one row of tools and begins at the top of its first page, %i px wide',
  async (width) => {
    await browserPage.viewport(width, 800);
    const { container } = render(<DocumentViewer title="手册" source={pages} bare />);
    const first = await screen.findByRole('group', { name: '第 1 页' });
    const tools = screen.getByRole('group', { name: '文档工具' }).getBoundingClientRect();
    expect(tools.height).toBeLessThanOrEqual(56);
    await waitFor(() => expect(first.getBoundingClientRect().width).toBeGreaterThan(100));
    const top = container.getBoundingClientRect().top;
    expect(first.getBoundingClientRect().top - top).toBeLessThanOrEqual(72);
    expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(tools.bottom);
  },
);
