import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { radioKeys } from '../keyboard/native.ts';
import { forcedColors, largeText, Narrow, rightToLeft, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { orientations, RadioGroup } from './RadioGroup.tsx';

const kinds = [
  { value: 'self', label: '我自己学' },
  { value: 'team', label: '带团队一起学', description: '组员会收到通知，各自计学分' },
  { value: 'later', label: '先收藏', disabled: true },
];

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  parameters: { keyboard: radioKeys },
  args: { 'aria-label': '学习方式', options: kinds, onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: 'self' } };

export const Variants: Story = {
  render: () => (
    <Rows>
      {orientations.map((orientation) => (
        <RadioGroup
          key={orientation}
          aria-label={orientation}
          orientation={orientation}
          options={kinds}
          defaultValue="team"
        />
      ))}
    </Rows>
  ),
};

export const States: Story = {
  render: () => (
    <Rows>
      <RadioGroup aria-label="未选" options={kinds} />
      <RadioGroup aria-label="不可用" options={kinds} defaultValue="team" disabled />
      <Field label="学习方式" error="请选择一种学习方式。">
        <RadioGroup options={kinds} />
      </Field>
    </Rows>
  ),
};

export const Content: Story = {
  render: () => (
    <Narrow width={240}>
      <RadioGroup
        aria-label="长短"
        options={[
          { value: 'long', label: texts.long, description: texts.unbreakable },
          { value: 'one', label: texts.one },
        ]}
      />
    </Narrow>
  ),
};

export const Tenants: Story = { ...States, decorators: [tenantsFrame] };
export const Direction: Story = { ...States, ...rightToLeft };
export const LargeText: Story = { ...States, ...largeText };
export const ForcedColors: Story = { ...States, ...forcedColors };

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '我自己学' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const team = canvas.getByRole('radio', { name: '带团队一起学' });
    await expect(team).toBeChecked();
    await expect(team).toHaveAccessibleDescription('组员会收到通知，各自计学分');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('team');
  },
};

export const InContext: Story = {
  render: () => (
    <Field label="学习方式" hint="之后可以在学习中心修改">
      <RadioGroup name="mode" options={kinds} defaultValue="self" />
    </Field>
  ),
};
