import type { Localised } from '../../db/schema/index.ts';
import { text } from './text.ts';

export interface Category {
  id: number;
  name: Localised;
  children: readonly { id: number; name: Localised }[];
}

const child = (id: number, zh: string, en: string) => ({ id, name: text(zh, en) });

export const categories: readonly Category[] = [
  {
    id: 1,
    name: text('通用能力', 'General Skills'),
    children: [
      child(11, '沟通表达', 'Communication'),
      child(12, '思维方法', 'Thinking Methods'),
      child(13, '自我管理', 'Self-management'),
      child(14, '协作', 'Collaboration'),
    ],
  },
  {
    id: 2,
    name: text('领导力', 'Leadership'),
    children: [
      child(21, '一线管理', 'First-line Management'),
      child(22, '中层管理', 'Middle Management'),
      child(23, '战略与变革', 'Strategy and Change'),
    ],
  },
  {
    id: 3,
    name: text('专业技能', 'Professional Skills'),
    children: [
      child(31, '门店运营', 'Store Operations'),
      child(32, '生产制造', 'Manufacturing'),
      child(33, '金融业务', 'Financial Services'),
      child(34, '职能管理', 'Corporate Functions'),
    ],
  },
  {
    id: 4,
    name: text('合规安全', 'Compliance and Safety'),
    children: [
      child(41, '安全生产', 'Work Safety'),
      child(42, '法律法规', 'Laws and Rules'),
      child(43, '信息安全', 'Information Security'),
    ],
  },
  {
    id: 5,
    name: text('数字化', 'Digital'),
    children: [
      child(51, '数据分析', 'Data Analysis'),
      child(52, '人工智能', 'Artificial Intelligence'),
      child(53, '智能制造', 'Smart Manufacturing'),
    ],
  },
  {
    id: 6,
    name: text('企业文化', 'Company Culture'),
    children: [child(61, '新人融入', 'Onboarding'), child(62, '文化与价值观', 'Culture and Values')],
  },
];

export const industries = [
  { id: 1, name: text('零售', 'Retail') },
  { id: 2, name: text('制造', 'Manufacturing') },
  { id: 3, name: text('金融', 'Finance') },
  { id: 4, name: text('互联网', 'Internet') },
  { id: 5, name: text('医药', 'Healthcare') },
  { id: 6, name: text('地产', 'Real Estate') },
] as const;

export const tags = [
  { tagId: 1, name: text('新人必学', 'For newcomers') },
  { tagId: 2, name: text('管理者', 'For managers') },
  { tagId: 3, name: text('案例', 'Cases') },
  { tagId: 4, name: text('工具', 'Tools') },
  { tagId: 5, name: text('必修', 'Required') },
  { tagId: 6, name: text('短课', 'Short') },
  { tagId: 7, name: text('实操', 'Hands-on') },
  { tagId: 8, name: text('热门', 'Popular') },
] as const;
