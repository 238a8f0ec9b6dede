import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { rowKeys } from '../keyboard/roving.ts';
import { Stack } from '../Stack/Stack.tsx';
import { forcedColors, largeText, Narrow, rightToLeft, tenantsFrame, texts } from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { value: 'intro', label: '介绍', content: <Text>把“管人”变成每天做得到的小动作。</Text> },
  { value: 'chapters', label: '目录', content: <Text>第 1 章 认识团队</Text> },
  { value: 'tests', label: '测试', count: 2, content: <Text>章节测试</Text> },
  { value: 'notes', label: '笔记', disabled: true, content: null },
  { value: 'comments', label: '评论', count: 126, content: <Text>126 条评论</Text> },
];

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  parameters: { keyboard: rowKeys },
  args: { label: '课程内容', items, onValueChange: fn() },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = { args: { items: items.slice(0, 3) } };

export const States: Story = { args: { defaultValue: 'chapters' } };

export const Content: Story = {
  args: {
    items: [
      { value: 'a', label: texts.long, content: texts.unbreakable },
      { value: 'b', label: texts.one, count: 12_345, content: '' },
    ],
  },
  decorators: [
    (Story) => (
      <Narrow width={300}>
        <Story />
      </Narrow>
    ),
  ],
};

export const Tenants: Story = { decorators: [tenantsFrame] };
export const Direction: Story = { ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };

export const ForcedColors: Story = { ...forcedColors };

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab reaches the chosen one, arrows choose and skip what is not available', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tab', { name: '介绍' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: /评论/ })).toHaveFocus();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('comments');
    });
    await step('the ends join, Home and End go to them', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: '介绍' })).toHaveFocus();
      await userEvent.keyboard('{End}{Home}');
      await expect(canvas.getByRole('tabpanel', { name: '介绍' })).toHaveTextContent('小动作');
    });
  },
};

export const InContext: Story = {
  args: {
    label: '登录方式',
    items: [
      {
        value: 'password',
        label: '密码登录',
        content: (
          <Stack>
            <Field label="账号">
              <TextInput size="lg" />
            </Field>
            <Button size="lg">登录</Button>
          </Stack>
        ),
      },
      { value: 'code', label: '验证码登录', content: <Text>验证码</Text> },
    ],
  },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
};
