import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { selectKeys } from '../keyboard/native.ts';
import { sizes } from '../style/tones.ts';
import { largeText, Narrow, rightToLeft, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 'new', label: '最新上架' },
  { value: 'hot', label: '学得最多' },
  { value: 'score', label: '评分最高' },
  { value: 'paid', label: '付费课程', disabled: true },
];

const meta = {
  title: 'Forms/Select',
  component: Select,
  parameters: { keyboard: selectKeys },
  args: { 'aria-label': '排序', options, onValueChange: fn() },
  decorators: [
    (Story) => (
      <Narrow width={240}>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Rows>
      {sizes.map((size) => (
        <Select key={size} size={size} aria-label={size} options={options} />
      ))}
    </Rows>
  ),
};

export const States: Story = {
  render: () => (
    <Rows>
      <Select aria-label="可用" options={options} />
      <Select aria-label="有误" options={options} aria-invalid />
      <Select aria-label="不可用" options={options} disabled />
    </Rows>
  ),
};

export const Content: Story = {
  args: { options: [{ value: 'long', label: texts.long }] },
};
export const Tenants: Story = { ...States, decorators: [tenantsFrame] };
export const Direction: Story = { ...States, ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '排序' }), '评分最高');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('score');
  },
};

export const InContext: Story = {
  render: () => (
    <Field label="岗位级别">
      <Select
        options={[
          { value: '', label: '全部' },
          { value: '1', label: '员工级' },
          { value: '2', label: '主管级' },
        ]}
      />
    </Field>
  ),
};
