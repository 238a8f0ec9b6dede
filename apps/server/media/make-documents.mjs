// Prints the PDFs of this folder: `CHROMIUM=/path/to/chromium node make-documents.mjs`. The browser embeds
// only the glyphs that a page uses, so Chinese text stays small. Nothing that runs Stoa needs this.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const browser = process.env.CHROMIUM ?? 'chromium';
const out = join(import.meta.dirname, 'documents');

const style = `
  @page { size: A4; margin: 0 }
  * { box-sizing: border-box }
  body { margin: 0; font: 400 15px/1.75 'Noto Sans CJK SC', sans-serif; color: #1b2a33 }
  section { inline-size: 210mm; block-size: 296.5mm; padding: 26mm 24mm; position: relative; break-after: page; overflow: hidden }
  section:last-child { break-after: auto }
  section:first-child .foot { display: none }
  h1 { font-size: 40px; line-height: 1.3; margin: 60mm 0 4mm } h2 { font-size: 25px; margin: 0 0 2mm }
  .en { color: #55707f; margin: 0 0 10mm } .lead { font-size: 18px }
  li { margin: 0 0 4mm } .box { inline-size: 5mm; block-size: 5mm; border: 1.2px solid #0d8fce; border-radius: 1mm; display: inline-block; margin-inline-end: 4mm; vertical-align: -1mm }
  ul.check { list-style: none; padding: 0 } .note { background: #eaf6fd; border-radius: 4mm; padding: 6mm 8mm; margin-block-start: 10mm }
  table { border-collapse: collapse; inline-size: 100%; margin-block-start: 6mm } td, th { border-block-end: 1px solid #c9dbe5; padding: 3mm 2mm; text-align: start } th { font-weight: 600 }
  .foot { position: absolute; inset: auto 24mm 14mm; display: flex; justify-content: space-between; color: #6b8492; font-size: 12px }
  .art { position: absolute; inset: auto 0 0 0; block-size: 90mm; inline-size: 100% }
`;

const art = `<svg class="art" viewBox="0 0 210 90" preserveAspectRatio="none"><circle cx="150" cy="24" r="15" fill="#ffd58a"/><path d="M0 44C40 20 70 62 110 44S180 30 210 46V90H0Z" fill="#9dd6f4"/><path d="M0 60C50 40 80 74 120 58S190 50 210 62V90H0Z" fill="#4fb9ea"/><path d="M0 76C60 58 100 88 150 72S200 70 210 76V90H0Z" fill="#0d8fce"/></svg>`;

const page = (title, number, count, body) =>
  `<section>${body}<div class="foot"><span>${title}</span><span>${number} / ${count}</span></div></section>`;

const cover = (zh, en, lead) => `<h1>${zh}</h1><p class="en">${en}</p><p class="lead">${lead}</p>${art}`;
const head = ([zh, en]) => `<h2>${zh}</h2><p class="en">${en}</p>`;
const list = (points) => `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;
const check = (points) =>
  `<ul class="check">${points.map((point) => `<li><span class="box"></span>${point}</li>`).join('')}</ul>`;
const note = (words) => `<p class="note">${words}</p>`;
const grid = (rows) =>
  `<table>${rows.map((row, i) => `<tr>${row.map((cell) => (i ? `<td>${cell}</td>` : `<th>${cell}</th>`)).join('')}</tr>`).join('')}</table>`;

const topics = [
  ['看清目标', 'See the aim', ['用一句话写下要解决的问题', '写明做到什么程度算完成', '确认谁会用到结果'], '目标写不清，多半是问题还没有问清。'],
  ['认识现状', 'Know the present', ['去现场看一次，不只看报表', '记下三个数字和一张照片', '问当事人：哪一步最费劲'], '现状是起点，不是指责的理由。'],
  ['拆解步骤', 'Break it down', ['每一步不超过半天', '每一步只有一个负责人', '先做最不确定的那一步'], '拆得越小，越容易发现错误。'],
  ['准备条件', 'Prepare', ['人：谁来做，谁来帮', '物：工具、资料、场地', '时：开始与截止'], '准备十分钟，省下一小时。'],
  ['动手执行', 'Do', ['一次只做一件事', '做完一步，打一个钩', '遇到偏差，停下来说'], '快不等于好，稳定才可复制。'],
  ['检查结果', 'Check', ['对照完成标准逐条看', '请第二个人复核', '把差异写下来'], '检查自己的工作，是对下一位同事的尊重。'],
  ['记录与交接', 'Record and hand over', ['日期、数量、异常都要写', '口头交接后再签字', '留下联系方式'], '没有记录的经验，会随人离开。'],
  ['沟通与求助', 'Communicate', ['先说结论，再说原因', '求助时带上已经试过的办法', '当天回复，哪怕只说“收到”'], '越早开口，代价越小。'],
  ['处理异常', 'Handle deviations', ['停：先保证安全', '叫：通知负责人', '等：确认后再恢复'], '停线不可怕，隐瞒才可怕。'],
  ['常见误区', 'Common slips', ['一开始就找工具', '把做过当成做好', '只改结果，不改原因'], '每个误区背后都有一次真实的教训。'],
  ['案例：一次改进', 'Case: one improvement', ['问题：每天多等十五分钟', '做法：把物料提前一班备好', '结果：等待降到两分钟'], '改进不必很大，能坚持就好。'],
  ['复盘方法', 'Review', ['原来想做到什么', '实际做到了什么', '下一次怎样做得更好'], '复盘对事不对人。'],
  ['自我评估', 'Assess yourself', ['我能独立完成全部步骤', '我能教会一位新同事', '我提出过一条改进'], '三条都做到，你就可以当师傅了。'],
];

const documents = {
  checklist: {
    zh: '岗位行动清单',
    en: 'Action checklist',
    lead: '三页纸，放在手边，用完一张换一张。',
    pages: [
      head(['开始之前', 'Before you begin']) + check(['目标与完成标准已写明', '需要的资料和工具已备齐', '相关同事已通知', '安全与合规要求已确认', '开始与截止时间已记录']) + note('任何一项没有打钩，先不要开始。'),
      head(['完成之后', 'When you are done']) + grid([['检查项', '结果', '签名'], ['与标准一致', '', ''], ['异常已记录', '', ''], ['已交接给下一位', '', ''], ['留下一条改进建议', '', '']]) + note('清单交给班组长或店长，保存一个月。'),
    ],
  },
  guide: { zh: '操作指引', en: 'Practical guide', lead: '七个要点，从看清目标到记录交接。', pages: topics.slice(0, 7).map(([zh, en, points, words]) => head([zh, en]) + list(points) + note(words)) },
  handbook: {
    zh: '学习手册',
    en: 'Handbook',
    lead: '十三个主题，配合课程视频使用，每个主题读五分钟。',
    pages: [
      head(['目录', 'Contents']) + grid([['主题', 'Topic'], ...topics.map(([zh, en]) => [zh, en])]),
      ...topics.map(([zh, en, points, words]) => head([zh, en]) + list(points) + note(words)),
    ],
  },
};

mkdirSync(out, { recursive: true });
const work = mkdtempSync(join(tmpdir(), 'documents-'));
for (const [name, { zh, en, lead, pages }] of Object.entries(documents)) {
  const all = [cover(zh, en, lead), ...pages];
  const html = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${zh} · ${en}</title><style>${style}</style>${all.map((body, i) => page(zh, i + 1, all.length, body)).join('')}`;
  const file = join(work, `${name}.html`);
  writeFileSync(file, html);
  execFileSync(browser, ['--headless', '--no-sandbox', '--no-pdf-header-footer', `--print-to-pdf=${join(out, `${name}.pdf`)}`, `file://${file}`], { stdio: 'ignore' });
}
rmSync(work, { recursive: true });
