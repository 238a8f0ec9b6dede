import { TargetKind } from '@stoa/domain';
import type { courseCollection, courseCollectionEntry, platformGrant } from '../../db/schema/index.ts';
import { fromPair, text } from './text.ts';
import type { Pair } from './text.ts';

interface CollectionSpec {
  id: number;
  kind: typeof TargetKind.Special | typeof TargetKind.Institute;
  companyId: number;
  name: Pair;
  summary: Pair;
  sections: readonly (readonly [name: Pair, courseIds: readonly number[]])[];
}

/** The demo specials and institutes. */
const specs: readonly CollectionSpec[] = [
  {
    id: 1,
    kind: TargetKind.Special,
    companyId: 500,
    name: ['新经理的 90 天', 'First 90 Days'],
    summary: ['从接手到带队，三个月走稳三步。', 'Three steady steps for the first three months.'],
    sections: [
      [
        ['第一个月：站稳', 'Month one: settle'],
        [104, 101],
      ],
      [
        ['第二、三个月：带队', 'Months two and three: lead'],
        [106, 105, 108],
      ],
    ],
  },
  {
    id: 2,
    kind: TargetKind.Special,
    companyId: 500,
    name: ['年末合规季', 'Compliance Season'],
    summary: [
      '法律、信息安全与压力，年末必修三课。',
      'Law, security and stress: three lessons for the year’s end.',
    ],
    sections: [
      [
        ['合规三课', 'Three lessons'],
        [123, 124, 119],
      ],
    ],
  },
  {
    id: 3,
    kind: TargetKind.Special,
    companyId: 500,
    name: ['AI 提效', 'Work with AI'],
    summary: ['从会用到用好，让助手替你省下一小时。', 'From using to using well: an hour saved each day.'],
    sections: [
      [
        ['上手', 'Get going'],
        [117, 118],
      ],
      [
        ['数据', 'Data'],
        [111, 112],
      ],
    ],
  },
  {
    id: 4,
    kind: TargetKind.Special,
    companyId: 1001,
    name: ['门店运营', 'Store Operations'],
    summary: ['陈列、促销与数据，把店开好。', 'Display, promotion and data for a good shop.'],
    sections: [
      [
        ['卖场', 'Floor'],
        [203, 204, 206],
      ],
      [
        ['经营', 'Business'],
        [207, 209, 210],
      ],
    ],
  },
  {
    id: 5,
    kind: TargetKind.Special,
    companyId: 1002,
    name: ['智能制造', 'Smart Manufacturing'],
    summary: ['机器人、数字孪生与智能工厂。', 'Robots, digital twins and the smart factory.'],
    sections: [
      [
        ['入门', 'Basics'],
        [307, 302],
      ],
      [
        ['进阶', 'Further'],
        [308, 313],
      ],
    ],
  },
  {
    id: 6,
    kind: TargetKind.Institute,
    companyId: 500,
    name: ['领导力学院', 'Leadership Institute'],
    summary: ['为每一级管理者准备的课程。', 'Courses for managers of every level.'],
    sections: [
      [
        ['经理', 'Managers'],
        [104, 105, 106],
      ],
      [
        ['高管', 'Executives'],
        [107, 121],
      ],
    ],
  },
  {
    id: 7,
    kind: TargetKind.Institute,
    companyId: 500,
    name: ['数字化学院', 'Digital Institute'],
    summary: ['数据、人工智能与敏捷。', 'Data, artificial intelligence and agile work.'],
    sections: [
      [
        ['数字化', 'Digital'],
        [111, 112, 117, 118, 116],
      ],
    ],
  },
  {
    id: 8,
    kind: TargetKind.Institute,
    companyId: 1001,
    name: ['零售学院', 'Retail Institute'],
    summary: ['从店员到区域经理的成长课。', 'From shop assistant to area manager.'],
    sections: [
      [
        ['店员', 'Assistants'],
        [201, 202, 205],
      ],
      [
        ['店长', 'Managers'],
        [208, 207, 213],
      ],
    ],
  },
  {
    id: 9,
    kind: TargetKind.Institute,
    companyId: 1002,
    name: ['工匠学院', 'Craft Institute'],
    summary: ['安全、质量与一手好手艺。', 'Safety, quality and good hands.'],
    sections: [
      [
        ['安全', 'Safety'],
        [301, 311],
      ],
      [
        ['手艺', 'Craft'],
        [304, 312, 305],
      ],
    ],
  },
];

export const collections: readonly (typeof courseCollection.$inferInsert)[] = specs.map((spec) => ({
  collectionId: spec.id,
  companyId: spec.companyId,
  kind: spec.kind,
  name: fromPair(spec.name),
  summary: fromPair(spec.summary),
  introHtml: text(`<p>${spec.summary[0]}</p>`, `<p>${spec.summary[1]}</p>`),
  sections: spec.sections.map(([name], index) => ({
    sectionId: spec.id * 10 + index + 1,
    name: fromPair(name),
    sort: index,
  })),
}));

export const collectionEntries: readonly (typeof courseCollectionEntry.$inferInsert)[] = specs.flatMap(
  (spec) =>
    spec.sections.flatMap(([, courseIds], index) =>
      courseIds.map((courseId, sort) => ({
        collectionId: spec.id,
        courseId,
        sectionId: spec.id * 10 + index + 1,
        sort,
      })),
    ),
);

const paid: ReadonlySet<number> = new Set([107, 109, 110, 122]);
const vip: ReadonlySet<number> = new Set([104, 105, 106, 108, 114, 115, 118, 121]);
const platformCourseIds = Array.from({ length: 24 }, (_, index) => 101 + index);

/**
 * The platform courses that a company's subscription includes: all of them, all but the paid ones, or only
 * the free ones.
 */
const subscriptions: Readonly<Record<number, (courseId: number) => boolean>> = {
  1001: () => true,
  1002: (courseId) => !paid.has(courseId),
  1003: (courseId) => !paid.has(courseId) && !vip.has(courseId),
};

/** The platform collections that each company sees beside its own. */
const sharedCollections: Readonly<Record<number, readonly number[]>> = {
  1001: [1, 2, 3, 6, 7],
  1002: [1, 2, 3, 6, 7],
  1003: [2, 7],
};

export const grants: readonly (typeof platformGrant.$inferInsert)[] = Object.entries(subscriptions).flatMap(
  ([id, holds]) => {
    const companyId = Number(id);
    return [
      ...platformCourseIds
        .filter(holds)
        .map((targetId) => ({ companyId, targetKind: TargetKind.Course, targetId })),
      ...specs
        .filter((spec) => sharedCollections[companyId]?.includes(spec.id))
        .map((spec) => ({ companyId, targetKind: spec.kind, targetId: spec.id })),
    ];
  },
);
