import { CertificateState } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { en } from '../locales/en.ts';
import { zhCN } from '../locales/zh-CN.ts';
import { drawingOf, sheetSizes, type Mark } from './drawing.ts';
import { certificate } from './fixtures.ts';
import { paletteOf } from './palette.ts';
import { emWidth } from './text.ts';
import { certificateOrientations, type CertificateData } from './types.ts';

const words = zhCN.certificateView;
const textsOf = (marks: readonly Mark[]) =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark.runs.map(({ text }) => text).join('')] : []));
const kindsOf = (marks: readonly Mark[]) => marks.map(({ kind }) => kind);

describe('a certificate', () => {
  it('says who, what, when and how well, who issued it and how to verify it', () => {
    const texts = textsOf(drawingOf(certificate, words, false));
    expect(texts).toContain('林小满');
    for (const part of [
      '结业证书',
      '2026 年 11 月 3 日',
      '店长领导力',
      '92.5',
      '晨曦零售集团培训中心',
      '证书编号 DAWN-202611-000123',
      '有效期至 2028 年 11 月 2 日',
      '查验码 7K3M9QXR2HTA',
    ])
      expect(texts.join('\n')).toContain(part);
    expect(kindsOf(drawingOf(certificate, words, false))).toContain('code');
  });

  it('is stamped once it has expired or was revoked, and not while it is valid', () => {
    const stamps = Object.values(CertificateState).map((state) =>
      drawingOf({ ...certificate, state }, words, false).flatMap((mark) =>
        mark.kind === 'stamp' ? [mark.text] : [],
      ),
    );
    expect(stamps).toEqual([[], ['已过期'], ['已撤销']]);
  });

  it('writes a dash if there is no score, and that it never expires', () => {
    const texts = textsOf(
      drawingOf({ ...certificate, score: undefined, expireTime: undefined }, words, false),
    ).join('\n');
    expect(texts).toContain('成绩 — 分');
    expect(texts).toContain('长期有效');
  });

  it('draws the operator’s picture if it can be loaded, else a background of its own', () => {
    const template = { ...certificate.template, backgroundUrl: '/ground.png', sealUrl: '/seal.png' };
    const pictures = (background: boolean) =>
      drawingOf({ ...certificate, template }, words, background).flatMap((mark) =>
        mark.kind === 'picture' ? [mark.of] : [],
      );
    expect(pictures(true)).toEqual(['background', 'seal']);
    expect(pictures(false)).toEqual(['seal']);
  });

  it.each(certificateOrientations)(
    'keeps all words on the sheet, %s, however long they are',
    (orientation) => {
      const { width, height } = sheetSizes[orientation];
      const long: CertificateData = {
        ...certificate,
        holderName: '阿卜杜热合曼·买买提吐尔逊'.repeat(5),
        title: '关于进一步规范门店日常经营管理的全员必修课程'.repeat(6),
        certificateNo: 'X'.repeat(80),
        template: {
          ...certificate.template,
          orientation,
          titleText: '荣誉证书'.repeat(12),
          issuer: 'Learning and Development '.repeat(8),
        },
      };
      const short = { ...certificate, template: { ...certificate.template, orientation } };
      for (const data of [short, long]) {
        for (const labels of [zhCN, en]) {
          const marks = drawingOf(data, labels.certificateView, false);
          for (const mark of marks) {
            if (mark.kind !== 'text') continue;
            const wide = emWidth(mark.runs) * mark.size;
            const start =
              mark.anchor === 'start' ? mark.x : mark.anchor === 'end' ? mark.x - wide : mark.x - wide / 2;
            expect(wide).toBeLessThanOrEqual(mark.width + 1e-6);
            expect(start).toBeGreaterThan(40);
            expect(start + wide).toBeLessThan(width - 40);
            expect(mark.y - mark.size).toBeGreaterThan(40);
            expect(mark.y).toBeLessThan(height - 40);
          }
        }
      }
      expect(textsOf(drawingOf(long, words, false)).join('')).toContain('阿卜杜热合曼·买买提吐尔逊');
    },
  );
});

it('the text on a pale template is readable', () => {
  expect(paletteOf('#ffcc00').accent).not.toBe('#ffcc00');
  expect(new Set(Object.values(paletteOf('#ffcc00'))).size).toBeGreaterThan(8);
  // An unreadable colour gives the palette of the default colour.
  expect(paletteOf('')).toEqual(paletteOf('#00a0e9'));
});
