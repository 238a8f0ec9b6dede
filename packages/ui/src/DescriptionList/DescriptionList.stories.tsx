import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { inEnglish, largeText, Narrow, rightToLeft, tenantsFrame, texts } from '../test/stories.tsx';
import { DescriptionList, descriptionListLayouts } from './DescriptionList.tsx';

const items = [
  { term: '姓名', description: '林小满' },
  { term: '工号', description: '20260417' },
  { term: '手机号', description: '138****6021' },
  { term: '邮箱', description: '' },
  { term: '入职日期', description: '2024-03-18' },
  { term: '岗位', description: '值班店长' },
  { term: '所在组织', description: '晨曦零售 / 华东大区 / 上海一区 / 静安寺店', wide: true },
];

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: { items },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack gap={8}>
      {descriptionListLayouts.map((layout) => (
        <DescriptionList key={layout} items={items} layout={layout} columns={layout === 'row' ? 2 : 3} />
      ))}
      <Narrow width={260}>
        <DescriptionList items={items} columns={3} />
      </Narrow>
    </Stack>
  ),
};

export const States: Story = {
  args: { items: items.map(({ term }) => ({ term, description: undefined })) },
};

export const Content: Story = {
  args: {
    items: [
      { term: texts.long, description: texts.long },
      { term: texts.unbreakable, description: texts.unbreakable },
      { term: texts.one, description: texts.one },
      { term: '学分', description: 0 },
    ],
  },
};

export const Tenants: Story = { decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const English: Story = { ...Variants, ...inEnglish };

export const WhatIsMissingIsSaid: Story = {
  args: { items: [...items, { term: '学分', description: 0 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('邮箱').nextElementSibling).toHaveTextContent('未填写');
    await expect(canvas.getByText('学分').nextElementSibling).toHaveTextContent('0');
  },
};

export const InContext: Story = {
  render: () => (
    <Narrow width={640}>
      <Card padding="lg">
        <Stack gap={4}>
          <Heading level={2} size={18}>
            店长能力证书 · 一级
          </Heading>
          <DescriptionList
            items={[
              { term: '证书编号', description: 'CX-2026-001284' },
              { term: '状态', description: <Tag tone="success">有效</Tag> },
              { term: '颁发日期', description: '2026-09-30' },
              { term: '有效期至', description: '2028-09-30' },
            ]}
          />
        </Stack>
      </Card>
    </Narrow>
  ),
};
