import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Stack } from '../Stack/Stack.tsx';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  otherTenant,
  rightToLeft,
  texts,
} from '../test/stories.tsx';
import { Stepper, stepperLayouts } from './Stepper.tsx';

const steps = [
  { value: 'form', label: '填写报名资料', description: '约 5 分钟', href: '#form' },
  { value: 'audit', label: '资料审核', description: '3 个工作日内' },
  { value: 'pay', label: '缴费' },
  { value: 'course', label: '选课学习', description: '满 40 学时' },
  { value: 'done', label: '领取证书' },
];

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: { label: '认证经理人', steps, value: 'audit' },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack gap={8}>
      {stepperLayouts.map((layout) => (
        <Stepper key={layout} {...args} label={layout} layout={layout} />
      ))}
      <Narrow width={280}>
        <Stepper {...args} />
      </Narrow>
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack gap={8}>
      {['form', 'pay', undefined].map((value) => (
        <Stepper key={value ?? 'end'} {...args} label={value ?? '全部完成'} value={value} />
      ))}
      <Stepper
        {...args}
        label="有误"
        value="pay"
        steps={steps.map((step) => ({ ...step, invalid: step.value === 'form' }))}
      />
    </Stack>
  ),
};

export const Content: Story = {
  args: {
    steps: [
      { value: 'a', label: texts.long, description: texts.long },
      { value: 'b', label: texts.unbreakable },
      { value: 'c', label: texts.one },
    ],
    value: 'b',
  },
};

export const Tenants: Story = { ...States, ...otherTenant };

export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };
export const English: Story = { ...Variants, ...inEnglish };

export const SaysEachState: Story = {
  ...States,
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByText(/资料审核/);
    await expect(first).toHaveTextContent('第 2 步，共 5 步，未开始');
    await expect(canvas.getAllByText(/填写报名资料/).at(-1)).toHaveTextContent('有误');
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('aria-current', 'step');
  },
};

export const InContext: Story = {
  render: (args) => (
    <Stack gap={5}>
      <PageHeader title="认证经理人报名" />
      <Card padding="lg">
        <Stepper {...args} />
      </Card>
    </Stack>
  ),
};
