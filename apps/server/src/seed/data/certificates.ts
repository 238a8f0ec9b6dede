import { TargetKind } from '@stoa/domain';
import { createHash } from 'node:crypto';
import { dayOf } from '../../clock.ts';
import type { certificate, certificateTemplate } from '../../db/schema/index.ts';
import { verifyCodeFrom } from '../../shared/certificates.ts';
import { day } from '../times.ts';
import type { SeedTimes } from '../times.ts';
import { namedUsers } from './members.ts';
import { fromPair, text } from './text.ts';
import type { Pair } from './text.ts';

interface Template {
  readonly templateId: number;
  /** The course that awards it on completion. */
  readonly courseId: number;
  readonly companyId: number;
  readonly code: string;
  readonly name: Pair;
  readonly color: string;
  readonly issuer: Pair;
  readonly months: number;
  readonly upright?: true;
}

const templates: readonly Template[] = [
  {
    templateId: 1,
    courseId: 211,
    companyId: 1001,
    code: 'SUNRISE',
    name: ['食品安全上岗证', 'Food Safety Certificate'],
    color: '#f5722d',
    issuer: ['晨曦零售培训中心', 'Sunrise Training Centre'],
    months: 12,
  },
  {
    templateId: 2,
    courseId: 301,
    companyId: 1002,
    code: 'DEEPBLUE',
    name: ['安全生产合格证', 'Safe Production Certificate'],
    color: '#2f6bff',
    issuer: ['深蓝智造安环部', 'DeepBlue Safety Office'],
    months: 12,
  },
  {
    templateId: 3,
    courseId: 401,
    companyId: 1003,
    code: 'QINGHE',
    name: ['合规上岗证', 'Compliance Certificate'],
    color: '#17a673',
    issuer: ['青禾金服合规部', 'Greenfield Compliance'],
    months: 24,
  },
  {
    templateId: 4,
    courseId: 208,
    companyId: 1001,
    code: 'SUNRISE',
    name: ['店长研修结业证', 'Store Manager Diploma'],
    color: '#8a4b2d',
    issuer: ['晨曦零售培训中心', 'Sunrise Training Centre'],
    months: 0,
    upright: true,
  },
  {
    templateId: 5,
    courseId: 309,
    companyId: 1002,
    code: 'DEEPBLUE',
    name: ['班组长结业证', 'Shift Leader Diploma'],
    color: '#27415f',
    issuer: ['深蓝智造学院', 'DeepBlue Academy'],
    months: 0,
    upright: true,
  },
];

/** `issued` counts days before the seed's day. */
interface Issued {
  readonly templateId: number;
  readonly userId: number;
  readonly issued: number;
  readonly revoked?: true;
  readonly score?: number;
}

const issued: readonly Issued[] = [
  { templateId: 1, userId: 1, issued: 340, score: 92 },
  { templateId: 1, userId: 2, issued: 400, score: 88 },
  { templateId: 4, userId: 1, issued: 60, revoked: true },
  { templateId: 4, userId: 2, issued: 90 },
  { templateId: 2, userId: 1, issued: 500, score: 81 },
  { templateId: 2, userId: 4, issued: 30, score: 95 },
  { templateId: 5, userId: 4, issued: 120 },
  { templateId: 3, userId: 7, issued: 200, score: 90 },
  { templateId: 3, userId: 12, issued: 800, score: 86 },
];

const nameOf = (userId: number): Pair => namedUsers.find((user) => user.userId === userId)?.name ?? ['', ''];

/** Certificates that are valid, expired and revoked, with their templates. */
export function certificateRows(times: SeedTimes): {
  certificateTemplate: (typeof certificateTemplate.$inferInsert)[];
  certificate: (typeof certificate.$inferInsert)[];
} {
  return {
    certificateTemplate: templates.map(({ templateId, companyId, name, color, issuer, months, upright }) => ({
      templateId,
      companyId,
      name: fromPair(name),
      orientation: upright === true ? 'P' : 'L',
      colorPrimary: color,
      titleText: fromPair(name),
      bodyText: text(
        '{name}\n于 {date} 完成「{title}」的学习与考核，\n成绩合格，特发此证。',
        'This certifies that\n{name}\ncompleted “{title}” on {date} and met its requirements.',
      ),
      issuer: fromPair(issuer),
      validMonths: months,
    })),
    certificate: issued.flatMap(({ templateId, userId, issued: days, revoked, score }, at) => {
      const template = templates.find((one) => one.templateId === templateId);
      if (template === undefined) return [];
      const issueTime = times.ago(days * day);
      const month = dayOf(issueTime).slice(0, 7).replace('-', '');
      return [
        {
          certificateId: at + 1,
          certificateNo: `${template.code}-${month}-${String(4_201 + at * 37).padStart(6, '0')}`,
          verifyCode: verifyCodeFrom(createHash('sha256').update(`demo certificate ${at}`).digest()),
          templateId,
          companyId: template.companyId,
          userId,
          holderName: fromPair(nameOf(userId)),
          title: fromPair(template.name),
          score: score ?? null,
          sourceKind: TargetKind.Course,
          sourceId: template.courseId,
          issueTime,
          expireTime: template.months === 0 ? null : issueTime + template.months * 30 * day,
          revokedTime: revoked === true ? times.ago(5 * day) : null,
        },
      ];
    }),
  };
}
