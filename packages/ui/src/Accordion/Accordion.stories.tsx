import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { buttonKeys } from '../keyboard/native.ts';
import { Stack } from '../Stack/Stack.tsx';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  rightToLeft,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { Accordion } from './Accordion.tsx';

const items = [
  {
    value: 'time',
    title: '学习时长怎么算？',
    content: <Text>以服务器记录的有效学习时间为准，重复观看同一段只计一次。</Text>,
  },
  {
    value: 'credit',
    title: '学分什么时候到账？',
    meta: '必修 30 / 选修 20',
    content: <Text>课程完成后即时到账；线下课在讲师确认后到账。</Text>,
  },
  {
    value: 'exam',
    title: '考试没通过怎么办？',
    content: <Text>在补考次数内可以再考，取最高分。次数用完后请联系带教老师。</Text>,
  },
  { value: 'mba', title: '迷你 MBA 规则（暂未开放）', disabled: true, content: null },
];

const meta = {
  title: 'Data/Accordion',
  component: Accordion,
  parameters: { keyboard: buttonKeys },
  args: { items, level: 2, defaultValue: ['time'], onValueChange: fn() },
  decorators: [
    (Story) => (
      <Narrow width={640}>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack gap={6}>
      <Accordion {...args} />
      <Accordion {...args} multiple expandAll defaultValue={['time', 'exam']} />
    </Stack>
  ),
};

export const States: Story = { args: { defaultValue: [] } };

export const Content: Story = {
  args: {
    items: [
      { value: 'a', title: texts.long, meta: '128', content: texts.long },
      { value: 'b', title: texts.unbreakable, content: texts.unbreakable },
    ],
    multiple: true,
    defaultValue: ['a', 'b'],
  },
};

export const Tenants: Story = { decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };
export const English: Story = { ...Variants, ...inEnglish };

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const trigger = canvas.getByText('学分什么时候到账？').closest('summary') ?? document.body;
    await step('opening one closes the other', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(trigger).toHaveFocus();
      // A click replaces Enter and Space here, because a browser turns real key presses on a summary into
      // clicks, but not a script's key presses.
      trigger.click();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['credit']);
      await waitFor(() => expect(canvas.getByText(/即时到账/)).toBeVisible());
      await expect(canvas.getByText(/有效学习时间/)).not.toBeVisible();
    });
    await step('pressing it again closes it', async () => {
      trigger.click();
      await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([]));
    });
  },
};

export const AllAtOnce: Story = {
  args: { multiple: true, expandAll: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '全部展开' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['time', 'credit', 'exam']);
    await userEvent.click(canvas.getByRole('button', { name: '全部收起' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

export const InContext: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Heading level={1} size={24}>
        学习规则
      </Heading>
      <Accordion {...args} />
    </Stack>
  ),
};
