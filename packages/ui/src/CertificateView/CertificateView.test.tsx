/// <reference types="vite/client" />
import { CertificateState } from '@stoa/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '@stoa/theme/styles.css';
import { openPdf } from '../DocumentViewer/openPdf.ts';
import { zhCN } from '../locales/zh-CN.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '../test/render.tsx';
import { CertificateView } from './CertificateView.tsx';
import { drawCanvas } from './export/drawCanvas.ts';
import { certificateFile } from './export/index.ts';
import { certificate } from './fixtures.ts';
import { certificateOrientations, type CertificateData } from './types.ts';

const workerUrl = new URL('../../node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url);
const options = { words: zhCN.certificateView, fontFamily: 'sans-serif', lang: 'zh-CN' };
const turned = (orientation: 'L' | 'P'): CertificateData => ({
  ...certificate,
  template: { ...certificate.template, orientation },
});
const latin = async (blob: Blob) => new TextDecoder('latin1').decode(await blob.arrayBuffer());

afterEach(cleanup);

describe('on the page', () => {
  test('no word is wider than its place, in the fonts that are installed', () => {
    const long = {
      ...certificate,
      holderName: '阿卜杜热合曼·买买提吐尔逊'.repeat(3),
      title: 'WWW MMM WAVE Leadership QUALITY Management'.repeat(3),
    };
    render(<CertificateView {...long} />);
    const sheet = screen.getByRole('img');
    const boxes = [...sheet.querySelectorAll('text')].map((text) => text.getBBox());
    expect(boxes.length).toBeGreaterThan(8);
    for (const box of boxes) {
      expect(box.x).toBeGreaterThan(40);
      expect(box.x + box.width).toBeLessThan(842 - 40);
    }
  });

  test('a background that cannot be loaded is replaced by the drawn one', async () => {
    const template = { ...certificate.template, backgroundUrl: '/no-such-picture.png' };
    const { container } = render(<CertificateView {...certificate} template={template} />);
    expect(container.querySelector('image')).not.toBeNull();
    await waitFor(() => expect(container.querySelector('image')).toBeNull());
  });

  test('a revoked one is stamped, says so and cannot be downloaded', () => {
    render(<CertificateView {...certificate} state={CertificateState.Revoked} />);
    expect(screen.getByRole('img', { name: /已撤销$/ }).textContent).toContain('已撤销');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/不能下载/)).toBeDefined();
  });

  test('a thumbnail is the picture alone', () => {
    render(<CertificateView {...certificate} variant="thumbnail" />);
    expect(screen.getByRole('figure').textContent).not.toContain('下载');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

const faces = () => [...document.fonts].filter(({ family }) => family.includes('Noto Sans SC Variable'));
const fetched = () => faces().filter(({ status }) => status === 'loaded').length;

async function pictureFor(holderName: string): Promise<string> {
  const template = { ...certificate.template, bodyText: '{name}' };
  const { canvas } = await drawCanvas(
    { ...certificate, holderName, template },
    { ...options, fontFamily: 'none' },
  );
  return canvas.toDataURL();
}

describe('the font of the files', () => {
  test('is part of the application, contains Chinese without a font of the machine, and loads only the parts that the text needs', async () => {
    await certificateFile(certificate, 'png', options);
    expect(faces().length).toBeGreaterThan(90);
    for (const weight of [400, 600]) {
      expect(document.fonts.check(`${weight} 20px "Noto Sans SC Variable"`, '林小满结业证书店长领导力')).toBe(
        true,
      );
    }
    expect(fetched()).toBeGreaterThan(3);
    expect(fetched()).toBeLessThan(60);
  });

  test('draws each character in its own shape', async () => {
    // Without shapes of their own all three would be the same empty boxes.
    expect(new Set([await pictureFor('林'), await pictureFor('满'), await pictureFor('龘')]).size).toBe(3);
  });
});

describe('downloads', () => {
  const saved: { name: string; blob: Blob }[] = [];
  let blobs: Blob[] = [];

  beforeEach(() => {
    saved.length = 0;
    blobs = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((source) => {
      if (source instanceof Blob) blobs.push(source);
      return 'blob:drawn';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const [blob] = blobs;
      if (blob !== undefined) saved.push({ name: this.download, blob });
    });
  });
  afterEach(() => vi.restoreAllMocks());

  test('gives a PDF named by title, name and number', async () => {
    render(<CertificateView {...certificate} />);
    fireEvent.click(screen.getByRole('button', { name: '下载 PDF' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('店长领导力：带好一支十人小队-林小满-DAWN-202611-000123.pdf');
    expect(saved[0]?.blob.type).toBe('application/pdf');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '下载 PDF' }).getAttribute('aria-busy')).toBeNull(),
    );
  });

  test('says what to do when no file can be made, and can be tried again', async () => {
    const broken = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    render(<CertificateView {...certificate} />);
    fireEvent.click(screen.getByRole('button', { name: '下载 PNG' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('文件没有生成'));
    expect(saved).toEqual([]);
    broken.mockRestore();
    fireEvent.click(screen.getByRole('button', { name: '下载 PNG' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('files', () => {
  test.each(certificateOrientations)('a PNG is A4 at 300 dpi and says so, %s', async (orientation) => {
    const blob = await certificateFile(turned(orientation), 'png', options);
    const { width, height } = await createImageBitmap(blob);
    expect([width, height]).toEqual(orientation === 'L' ? [3508, 2480] : [2480, 3508]);
    const view = new DataView(await blob.arrayBuffer());
    expect((await latin(blob)).slice(37, 41)).toBe('pHYs');
    expect([view.getUint32(41), view.getUint32(45), view.getUint8(49)]).toEqual([11811, 11811, 1]);
  });

  test.each(certificateOrientations)(
    'a PDF is one page of A4 with the picture on it, %s',
    async (orientation) => {
      const blob = await certificateFile(turned(orientation), 'pdf', options);
      const bytes = await latin(blob);
      expect(bytes.startsWith('%PDF-1.')).toBe(true);
      expect(bytes.trimEnd().endsWith('%%EOF')).toBe(true);
      const url = URL.createObjectURL(blob);
      const pdf = await openPdf({
        url,
        worker: () => new Worker(workerUrl, { type: 'module' }),
      });
      expect(pdf.pageCount).toBe(1);
      expect(pdf.firstSize).toEqual(
        orientation === 'L' ? { width: 841.89, height: 595.28 } : { width: 595.28, height: 841.89 },
      );
    },
  );

  test('the text of a PDF can be selected and found where it is seen, in Chinese and any other script', async () => {
    const holderName = '欧阳·阿不都 Ömer 𠮷田';
    const data = { ...certificate, holderName, state: CertificateState.Expired };
    const url = URL.createObjectURL(await certificateFile(data, 'pdf', options));
    const pdf = await openPdf({ url, worker: () => new Worker(workerUrl, { type: 'module' }) });
    const read = await pdf.textOf(1);
    const runs = typeof read === 'string' ? [] : read;
    const text = runs.map((run) => run.text).join('');
    for (const part of [holderName, '结业证书', '晨曦零售集团培训中心', '7K3M9QXR2HTA', '已过期'])
      expect(text).toContain(part);
    // The name is on a line of its own in the middle of the sheet, in the larger size for names.
    const [name] = runs.filter((run) => run.text.includes('欧阳'));
    expect(name?.y).toBeGreaterThan(200);
    expect(name?.y).toBeLessThan(300);
    expect((name?.x ?? 0) + (name?.width ?? 0) / 2).toBeCloseTo(420.9, -1);
  });

  test('every object of the PDF is where its table says', async () => {
    const bytes = await latin(await certificateFile(certificate, 'pdf', options));
    const table = bytes.slice(Number(/startxref\n(\d+)/.exec(bytes)?.[1]));
    const offsets = [...table.matchAll(/(\d{10}) 00000 n/g)].map(([, offset]) => Number(offset));
    expect(offsets.length).toBeGreaterThan(9);
    offsets.forEach((offset, at) => expect(bytes.slice(offset)).toMatch(new RegExp(`^${at + 1} 0 obj\\n`)));
    const length = Number(/DCTDecode \/Length (\d+)/.exec(bytes)?.[1]);
    const start = bytes.indexOf('stream\n') + 7;
    expect(bytes.slice(start, start + 2)).toBe('\u00ff\u00d8');
    expect(bytes.slice(start + length, start + length + 10)).toBe('\nendstream');
  });

  test('the text is really drawn: the heading in the template’s colour, the code in a dark one', async () => {
    const bitmap = await createImageBitmap(await certificateFile(certificate, 'png', options));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const darkest = (x: number, y: number, width: number, height: number) => {
      const { data } = context?.getImageData(x, y, width, height) ?? { data: [] };
      let least = 255;
      for (let at = 1; at < data.length; at += 4) least = Math.min(least, data[at] ?? 255);
      return least;
    };
    // First a blank area between heading and frame, then the heading, then the QR code.
    expect(darkest(1400, 200, 700, 100)).toBeGreaterThan(250);
    expect(darkest(1400, 380, 700, 250)).toBeLessThan(120);
    expect(darkest(270, 1830, 350, 350)).toBeLessThan(60);
  });
});
