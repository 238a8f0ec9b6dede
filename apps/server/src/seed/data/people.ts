import { PersonRole } from '@stoa/domain';
import type { Localised } from '../../db/schema/index.ts';
import { text } from './text.ts';

/** Teachers of the platform and lecturers of the companies (contract 9.4). */
export interface SeedPerson {
  personId: number;
  companyId: number;
  role: PersonRole;
  /** The account behind a lecturer or mentor, when there is one. */
  userId?: number;
  name: Localised;
  title: Localised;
  tags: readonly Localised[];
}

type Row = readonly [
  id: number,
  zh: string,
  en: string,
  titleZh: string,
  titleEn: string,
  tagZh: string,
  tagEn: string,
];

const from =
  (companyId: number, role: PersonRole, userIds: Readonly<Record<number, number>> = {}) =>
  ([personId, zh, en, titleZh, titleEn, tagZh, tagEn]: Row): SeedPerson => {
    const userId = userIds[personId];
    return {
      personId,
      companyId,
      role,
      ...(userId === undefined ? {} : { userId }),
      name: text(zh, en),
      title: text(titleZh, titleEn),
      tags: [text(tagZh, tagEn)],
    };
  };

const teachers: readonly Row[] = [
  [801, '顾清和', 'Gu Qinghe', '组织沟通顾问', 'Communication Consultant', '沟通', 'Communication'],
  [802, '许知远', 'Xu Zhiyuan', '管理学副教授', 'Associate Professor of Management', '领导力', 'Leadership'],
  [803, '方以宁', 'Fang Yining', '企业教练', 'Executive Coach', '教练', 'Coaching'],
  [804, '戴明远', 'Dai Mingyuan', '战略顾问', 'Strategy Consultant', '战略', 'Strategy'],
  [805, '罗思敏', 'Luo Simin', '注册会计师', 'Certified Public Accountant', '财务', 'Finance'],
  [806, '江一帆', 'Jiang Yifan', '数据产品负责人', 'Head of Data Products', '数据', 'Data'],
  [807, '宋怀瑾', 'Song Huaijin', '劳动法律师', 'Labour Lawyer', '法律', 'Law'],
  [808, '叶澜', 'Ye Lan', '心理咨询师', 'Counsellor', '心理', 'Well-being'],
];

export const people: readonly SeedPerson[] = [
  ...teachers.map(from(500, PersonRole.Teacher)),
  ...(
    [
      [811, '苏映雪', 'Su Yingxue', '门店培训经理', 'Store Training Manager', '门店', 'Stores'],
      [812, '程晓岚', 'Cheng Xiaolan', '生鲜品控主管', 'Fresh Food Quality Lead', '生鲜', 'Fresh food'],
      [813, '郑一鸣', 'Zheng Yiming', '华东区区域经理', 'Area Manager, East China', '经营', 'Operations'],
    ] satisfies Row[]
  ).map(from(1001, PersonRole.Lecturer, { 811: 3 })),
  ...(
    [
      [821, '高原', 'Gao Yuan', '精益推进负责人', 'Head of Lean', '精益', 'Lean'],
      [822, '韩铁生', 'Han Tiesheng', '高级技师', 'Master Technician', '设备', 'Machines'],
    ] satisfies Row[]
  ).map(from(1002, PersonRole.Lecturer, { 821: 5 })),
  ...(
    [
      [831, '温岚', 'Wen Lan', '合规部总经理', 'General Manager, Compliance', '合规', 'Compliance'],
    ] satisfies Row[]
  ).map(from(1003, PersonRole.Lecturer, { 831: 12 })),
];
