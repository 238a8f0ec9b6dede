// Prints the documents of the lessons: `node --conditions=@stoa/source make-documents.mjs [id …]`. PDFs are
// printed by the Chromium of the tests, which embeds only the glyphs that a page uses; slides are drawn as SVG.
// Nothing that runs Stoa needs this.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFName, PDFRawStream, decodePDFRawStream } from 'pdf-lib';
import { findBrowser } from '../../../tooling/browser/findBrowser.mjs';
import { documents } from '../src/seed/data/documents/index.ts';
import { seedRows } from '../src/seed/rows.ts';

const here = import.meta.dirname;
const { course, courseItem } = seedRows('2026-03-01', '');

/** Paper, tint, mark, ink, muted ink and hairline, by company. */
const tones = {
  500: ['#eef5fa', '#d3e7f4', '#0d7fb8', '#14303f', '#54707f', '#cbdde8'],
  1001: ['#fdf3ec', '#fbdfce', '#d9602a', '#3d2318', '#86604d', '#ecd6c8'],
  1002: ['#eef2fb', '#d5e0f8', '#2457c5', '#152341', '#57668a', '#cfd9ec'],
  1003: ['#eef7f2', '#cfe9dc', '#17855e', '#153528', '#51756a', '#cbe0d5'],
};

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function html(block) {
  const list = (name, items) => `<ul class="${name}">${items.map((one) => `<li>${escape(one)}</li>`).join('')}</ul>`;
  if (block.kind === 'remark') return `<p class="remark">${escape(block.words)}</p>`;
  if (block.kind !== 'table') return list(block.kind, block.items);
  const [head, ...rows] = block.rows;
  const cells = (row, tag) => head.map((_, no) => `<${tag}>${escape(row[no] ?? '')}</${tag}>`).join('');
  return `<table><tr>${cells(head, 'th')}</tr>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</table>`;
}

const style = ([paper, tint, mark, ink, quiet, line]) => `
  @page { size: A4; margin: 0 }
  * { box-sizing: border-box }
  body { margin: 0; font: 400 16px/1.7 'Noto Sans CJK SC', sans-serif; color: ${ink} }
  section { inline-size: 210mm; block-size: 296.5mm; padding: 24mm 22mm; position: relative; break-after: page; overflow: hidden }
  section:last-child { break-after: auto }
  .cover { background: ${paper} }
  .cover .disc { position: absolute; inset: auto -40mm -60mm auto; inline-size: 200mm; block-size: 200mm; border-radius: 50%; background: ${tint} }
  .cover .ring { position: absolute; inset: auto -10mm -20mm auto; inline-size: 130mm; block-size: 130mm; border-radius: 50%; border: .5mm solid ${mark} }
  .bar { inline-size: 16mm; block-size: 2mm; border-radius: 1mm; background: ${mark}; margin-block-end: 8mm }
  .course { color: ${quiet}; font-size: 17px; margin: 0 0 4mm }
  h1 { font-size: 40px; line-height: 1.35; margin: 0 0 3mm } h2 { font-size: 26px; line-height: 1.35; margin: 0 }
  .en { color: ${quiet}; margin: 0 0 8mm } .lead { font-size: 19px; max-inline-size: 120mm; margin-block-start: 12mm }
  ul { padding: 0; margin: 0 0 7mm; list-style: none } li { margin: 0 0 4mm; padding-inline-start: 9mm; position: relative }
  li::before { content: ''; position: absolute; inset: 2.6mm auto auto 1.5mm; inline-size: 2.2mm; block-size: 2.2mm; border-radius: 50%; background: ${mark} }
  .checks li { padding-inline-start: 11mm } .checks li::before { inset: 1.2mm auto auto 0; inline-size: 5mm; block-size: 5mm; border-radius: 1mm; background: none; border: .4mm solid ${mark} }
  .remark { background: ${paper}; border-inline-start: 1mm solid ${mark}; border-radius: 0 3mm 3mm 0; padding: 5mm 7mm; margin: 0 0 7mm }
  table { border-collapse: collapse; inline-size: 100%; margin: 0 0 7mm; font-size: 15px } td, th { border-block-end: 1px solid ${line}; padding: 3mm 2mm; text-align: start; vertical-align: top; min-block-size: 12mm } th { font-weight: 600; color: ${quiet} } td:empty { block-size: 13mm }
  .foot { position: absolute; inset: auto 22mm 12mm; display: flex; justify-content: space-between; color: ${quiet}; font-size: 12px }
`;

function pdfPages(facts, document) {
  const { title, course: courseTitle } = facts;
  const count = document.pages.length + 1;
  const cover = `<section class="cover"><div class="disc"></div><div class="ring"></div><div class="bar"></div><p class="course">${escape(courseTitle.zh)}</p><h1>${escape(title.zh)}</h1><p class="en">${escape(title.en)}</p><p class="lead">${escape(document.lead)}</p></section>`;
  const pages = document.pages.map(
    ({ zh, en, blocks }, no) =>
      `<section><h2>${escape(zh)}</h2><p class="en">${escape(en)}</p>${blocks.map(html).join('')}<div class="foot"><span>${escape(title.zh)}</span><span>${no + 2} / ${count}</span></div></section>`,
  );
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${escape(title.zh)} · ${escape(title.en)}</title><style>${style(facts.tone)}</style>${cover}${pages.join('')}`;
}

/**
 * Radicals whose glyph in a font is the same as a character's, and for which Unicode has no normalisation to
 * that character.
 */
const radicals = {
  '⺟': '母', '⺠': '民', '⻄': '西', '⻅': '见', '⻆': '角', '⻉': '贝', '⻋': '车', '⻓': '长', '⻔': '门', '⻘': '青',
  '⻙': '韦', '⻚': '页', '⻛': '风', '⻜': '飞', '⻝': '食', '⻢': '马', '⻤': '鬼', '⻥': '鱼', '⻦': '鸟', '⻨': '麦',
  '⻣': '骨', '⻩': '黄', '⻬': '齐', '⻮': '齿', '⻰': '龙', '⻳': '龟',
};
const isRadical = (text) => /[\u2e80-\u2fdf]/.test(text);
const plain = (text) => [...text].map((one) => (isRadical(one) ? (radicals[one] ?? one.normalize('NFKC')) : one)).join('');
const decode = (hex) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
const encode = (text) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

/**
 * Replaces radicals by plain characters in the text layer: where a font has one glyph for a radical and a
 * character, the browser may write the radical, and a search for the character would not find it.
 */
async function withPlainText(bytes) {
  const pdf = await PDFDocument.load(bytes);
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict)) continue;
    const ref = object.get(PDFName.of('ToUnicode'));
    const stream = ref === undefined ? undefined : pdf.context.lookup(ref);
    if (!(stream instanceof PDFRawStream)) continue;
    const map = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
    const changed = map
      .replaceAll(/<([0-9A-F]{2,4})> <([0-9A-F]{2,4})> <([0-9A-F]{4})>/gi, (whole, from, to, first) => {
        const codes = Array.from({ length: parseInt(to, 16) - parseInt(from, 16) + 1 }, (_, no) => plain(String.fromCharCode(parseInt(first, 16) + no)));
        const kept = codes.every((one, no) => one === String.fromCharCode(parseInt(first, 16) + no));
        return kept ? whole : `<${from}> <${to}> [${codes.map((one) => `<${encode(one)}>`).join(' ')}]`;
      })
      .replaceAll(/<([0-9A-F]{2,4})> <((?:[0-9A-F]{4})+)>(?= *\n)/gi, (whole, code, text) =>
        isRadical(decode(text)) ? `<${code}> <${encode(plain(decode(text)))}>` : whole,
      );
    pdf.context.assign(ref, pdf.context.flateStream(Buffer.from(changed, 'latin1')));
  }
  // A fixed day, so that printing twice gives the same file.
  pdf.setCreationDate(new Date('2026-01-01T00:00:00Z'));
  pdf.setModificationDate(new Date('2026-01-01T00:00:00Z'));
  pdf.setProducer('Stoa');
  pdf.setCreator('Stoa');
  return pdf.save({ updateFieldAppearances: false });
}

const W = 960;
const H = 540;
const words = (x, y, size, fill, text, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${more}>${escape(text)}</text>`;

function slide(body, [paper], background = '#ffffff') {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" font-family="'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif"><rect width="${W}" height="${H}" fill="${background || paper}"/>${body}</svg>\n`;
}

function slides({ title, course: courseTitle, tone }, { lead, pages }) {
  const [paper, tint, mark, ink, quiet, line] = tone;
  const bold = ' font-weight="600"';
  const bar = (x, y) => `<rect x="${x}" y="${y}" width="52" height="6" rx="3" fill="${mark}"/>`;
  const cover = slide(
    `<circle cx="820" cy="420" r="320" fill="${tint}"/><circle cx="800" cy="400" r="210" fill="none" stroke="${mark}" stroke-width="2"/>${bar(80, 150)}${words(80, 200, 20, quiet, courseTitle.zh)}${words(80, 256, 44, ink, title.zh, bold)}${words(80, 296, 20, quiet, title.en)}${words(80, 352, 21, ink, lead)}`,
    tone,
    paper,
  );
  const rest = pages.map(({ zh, en, blocks }, no) => {
    let y = 190;
    let body = bar(80, 62) + words(80, 116, 34, ink, zh, bold) + words(80, 148, 18, quiet, en);
    for (const block of blocks) {
      if (block.kind === 'table') {
        const step = 800 / block.rows[0].length;
        block.rows.forEach((row, index) => {
          row.forEach((cell, at) => (body += words(80 + at * step, y + 12, 21, index === 0 ? quiet : ink, cell, index === 0 ? bold : '')));
          body += `<path d="M80 ${y + 30}H880" stroke="${line}"/>`;
          y += 52;
        });
      } else {
        const items = block.kind === 'remark' ? [block.words] : block.items;
        for (const item of items) {
          body += `<circle cx="88" cy="${y + 4}" r="5" fill="${mark}"/>${words(112, y + 12, 23, ink, item)}`;
          y += 58;
        }
      }
    }
    return slide(`${body}${words(880, 506, 15, quiet, `${no + 2} / ${pages.length + 1}`, ' text-anchor="end"')}`, tone);
  });
  return [cover, ...rest];
}

const only = process.argv.slice(2).map(Number);
const { chromium } = createRequire(join(here, '../../../tooling/browser/package.json'))('playwright-core');
const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, env });
const page = await browser.newPage();
if (only.length === 0) for (const folder of ['documents', 'slides']) for (const name of readdirSync(join(here, folder))) if (/^(\d+|\d+\.pdf)$/.test(name)) rmSync(join(here, folder, name), { recursive: true });
for (const [id, document] of Object.entries(documents)) {
  const itemId = Number(id);
  if (only.length > 0 && !only.includes(itemId)) continue;
  const item = courseItem.find((one) => one.itemId === itemId);
  const own = course.find((one) => one.courseId === item.courseId);
  const facts = { title: item.title, course: own.title, tone: tones[own.companyId] };
  if (document.form === 'deck') {
    mkdirSync(join(here, 'slides', id), { recursive: true });
    slides(facts, document).forEach((drawn, no) => writeFileSync(join(here, 'slides', id, `${no + 1}.svg`), drawn));
    continue;
  }
  await page.setContent(pdfPages(facts, document));
  const tall = await page.evaluate(() => [...document.querySelectorAll('section:not(.cover)')].map((one) => one.scrollHeight - one.clientHeight));
  if (tall.some((more) => more > 1)) throw new Error(`A page of ${id} is too full: ${tall}`);
  writeFileSync(join(here, 'documents', `${id}.pdf`), await withPlainText(await page.pdf({ preferCSSPageSize: true, printBackground: true })));
}
await browser.close();
