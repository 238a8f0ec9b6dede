import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, Headset, Store } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { radioKeys } from '../keyboard/native.ts';
import { Tag } from '../Tag/Tag.tsx';
import { forcedColors, largeText, Narrow, rightToLeft, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { ChoiceCards } from './ChoiceCards.tsx';

const goals = [
  {
    value: 'shop',
    label: '管好一家门店',
    description: '排班、库存、客诉，六周',
    icon: <Icon glyph={Store} />,
    aside: <Tag tone="success">推荐</Tag>,
  },
  {
    value: 'service',
    label: '把服务做好',
    description: '话术与情景练习，四周',
    icon: <Icon glyph={Headset} />,
  },
  {
    value: 'read',
    label: '自己安排',
    description: '需要店长先开通',
    icon: <Icon glyph={BookOpen} />,
    disabled: true,
  },
];

const meta = {
  title: 'Forms/ChoiceCards',
  component: ChoiceCards,
  parameters: { keyboard: radioKeys },
  args: { 'aria-label': '学习目标', options: goals, onValueChange: fn() },
} satisfies Meta<typeof ChoiceCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: 'shop' } };

export const Variants: Story = {
  render: () => (
    <Rows>
      <ChoiceCards aria-label="一个" options={goals} defaultValue="shop" />
      <ChoiceCards aria-label="几个" multiple options={goals} defaultValue={['shop', 'service']} />
    </Rows>
  ),
};

export const States: Story = {
  render: () => (
    <Rows>
      <ChoiceCards aria-label="未选" options={goals} />
      <ChoiceCards aria-label="不可用" options={goals} defaultValue="shop" disabled />
      <Field label="学习目标" error="请选择一个目标。" style={{ inlineSize: '100%' }}>
        <ChoiceCards options={goals} />
      </Field>
    </Rows>
  ),
};

export const Content: Story = {
  render: () => (
    <Narrow width={260}>
      <ChoiceCards
        aria-label="长短"
        options={[
          { value: 'long', label: texts.long, description: texts.unbreakable },
          { value: 'one', label: texts.one },
        ]}
      />
    </Narrow>
  ),
};

export const Tenants: Story = { ...Variants, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '把服务做好' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('service');
  },
};

export const InContext: Story = {
  render: () => (
    <Field label="你想先达到什么目标？" hint="之后可以改，已学的进度会保留">
      <ChoiceCards name="goal" options={goals} defaultValue="shop" />
    </Field>
  ),
};
