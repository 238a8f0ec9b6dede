import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { tones } from '../style/tones.ts';
import {
  forcedColors,
  largeText,
  Narrow,
  rightToLeft,
  Row,
  Rows,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { Tag, tagVariants } from './Tag.tsx';

const meta = { title: 'Data/Tag', component: Tag, args: { children: '必修' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Rows>
      {tagVariants.map((variant) => (
        <Row key={variant}>
          {tones.map((tone) => (
            <Tag key={tone} variant={variant} tone={tone}>
              {tone} 还剩 2 天
            </Tag>
          ))}
        </Row>
      ))}
    </Rows>
  ),
};

export const States: Story = {
  render: () => (
    <Row>
      <Tag tone="success" icon={<Icon glyph={Check} size="sm" />}>
        已完成
      </Tag>
      <Tag tone="danger">逾期 3 天</Tag>
      <Tag onRemove={() => undefined}>领导力</Tag>
    </Row>
  ),
};

export const Content: Story = {
  render: () => (
    <Narrow width={200}>
      <Rows>
        <Tag>{texts.long}</Tag>
        <Tag>{texts.unbreakable}</Tag>
        <Tag>{texts.one}</Tag>
        <Tag wrap>{texts.long}</Tag>
        <Tag wrap>{texts.unbreakable}</Tag>
      </Rows>
    </Narrow>
  ),
};

export const Tenants: Story = { ...Variants, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };

export const Removing: Story = {
  args: { children: '领导力', onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除领导力' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const InContext: Story = {
  render: () => (
    <Row gap={8}>
      <Tag tone="accent">本企业</Tag>
      <Tag>主管级</Tag>
      <Tag>领导力</Tag>
    </Row>
  ),
};
