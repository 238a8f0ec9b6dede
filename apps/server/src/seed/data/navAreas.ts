import { NavAreaKind } from '@stoa/domain';
import type { navArea } from '../../db/schema/index.ts';
import { fromPair, text } from './text.ts';
import type { Pair } from './text.ts';

interface AreaSpec {
  id: number;
  companyId: number;
  kind: NavAreaKind;
  name: Pair;
  description: Pair;
  tabs: readonly (readonly [name: Pair, targetIds: readonly number[]])[];
}

/** The demo navigation areas: one of each kind, and one of courses for every company. */
const specs: readonly AreaSpec[] = [
  {
    id: 1,
    companyId: 1001,
    kind: NavAreaKind.Course,
    name: ['新店员起步', 'First weeks in the shop'],
    description: [
      '从第一天到独立当班：先学规范，再练服务，最后看懂数字。',
      'From day one to your own shift: the rules first, then service, then the figures.',
    ],
    tabs: [
      [
        ['第一周', 'Week one'],
        [201, 202, 205],
      ],
      [
        ['站稳卖场', 'On the floor'],
        [203, 204, 206, 214],
      ],
      [
        ['通用能力', 'Skills for all'],
        [101, 103, 111, 119],
      ],
    ],
  },
  {
    id: 2,
    companyId: 1001,
    kind: NavAreaKind.OmoClass,
    name: ['店长训练营', 'Shop manager camp'],
    description: ['线上预习，线下演练。', 'Prepared online, practised in the room.'],
    tabs: [],
  },
  {
    id: 3,
    companyId: 1001,
    kind: NavAreaKind.Topic,
    name: ['门店学习主题', 'Topics for the shop'],
    description: ['按主题一步步学。', 'One topic at a time.'],
    tabs: [],
  },
  {
    id: 4,
    companyId: 1002,
    kind: NavAreaKind.Course,
    name: ['车间第一课', 'First on the shop floor'],
    description: ['安全在前，质量在后，手艺在中间。', 'Safety first, quality last, good hands in between.'],
    tabs: [
      [
        ['安全', 'Safety'],
        [301, 311],
      ],
      [
        ['质量与手艺', 'Quality and craft'],
        [302, 303, 304, 312],
      ],
      [
        ['智能工厂', 'Smart factory'],
        [307, 308, 313],
      ],
    ],
  },
  {
    id: 5,
    companyId: 1003,
    kind: NavAreaKind.Course,
    name: ['合规必修', 'Compliance for everybody'],
    description: [
      '人人要会的三件事：守规矩、护信息、善沟通。',
      'Three things for all: rules, privacy, a good word.',
    ],
    tabs: [
      [
        ['守规矩', 'Rules'],
        [401, 402, 408],
      ],
      [
        ['善沟通', 'A good word'],
        [403, 405, 406],
      ],
    ],
  },
];

export const navAreas: readonly (typeof navArea.$inferInsert)[] = specs.map((spec) => ({
  areaId: spec.id,
  companyId: spec.companyId,
  areaKind: spec.kind,
  name: fromPair(spec.name),
  descriptionHtml: text(`<p>${spec.description[0]}</p>`, `<p>${spec.description[1]}</p>`),
  tabs: spec.tabs.map(([name, targetIds], index) => ({
    tabId: spec.id * 10 + index + 1,
    name: fromPair(name),
    targetIds: [...targetIds],
  })),
}));
