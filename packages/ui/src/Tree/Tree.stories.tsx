import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
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
import { channel } from './fixtures.ts';
import { treeKeys, type TreeBranch } from './model.ts';
import { Tree, treeSelections, type TreeProps } from './Tree.tsx';

const meta = {
  title: 'Data/Tree',
  component: Tree,
  args: {
    label: '人才发展通道',
    items: channel,
    defaultExpanded: new Set(['clerk', 'clerk-2']),
    defaultValue: new Set(['course-3']),
    onValueChange: fn(),
    onLoad: fn(),
  },
  parameters: { keyboard: treeKeys },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack gap={6}>
      {treeSelections.map((selection) => (
        <Tree key={selection} {...args} label={selection} selection={selection} />
      ))}
    </Stack>
  ),
};

const branch = (value: string, label: string, children: TreeBranch) => ({ value, label, children });
export const States: Story = {
  args: {
    items: [
      ...channel,
      branch('a', '正在加载', 'loading'),
      branch('b', '没能加载', 'failed'),
      branch('c', '没有内容', []),
    ],
    defaultExpanded: new Set(['clerk', 'clerk-1', 'clerk-2', 'manager', 'a', 'b', 'c']),
  },
};

export const Content: Story = {
  args: {
    items: [
      branch('long', texts.long, [branch('word', texts.unbreakable, [{ value: 'one', label: texts.one }])]),
    ],
    defaultExpanded: new Set(['long', 'word']),
  },
};

export const Tenants: Story = { decorators: [tenantsFrame] };
export const Direction: Story = { ...States, ...rightToLeft };
export const LargeText: Story = { ...States, ...largeText };
export const ForcedColors: Story = { ...States, ...forcedColors };
export const English: Story = { ...States, ...inEnglish };

export const Keyboard: Story = {
  args: { defaultValue: new Set(), defaultExpanded: new Set() },
  play: async ({ args, canvas, userEvent, step }) => {
    const item = (name: RegExp) => canvas.getByRole('treeitem', { name });
    await step('Tab reaches one line, arrows open it and go inside', async () => {
      await userEvent.tab();
      await expect(item(/店员通道/)).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(item(/一级店员/)).toHaveFocus();
      await expect(item(/一级店员/)).toHaveAttribute('aria-level', '2');
    });
    await step('the star opens all branches beside it', async () => {
      await userEvent.keyboard('*');
      await expect(item(/客诉处理五步法/)).toBeVisible();
      await expect(item(/收银规范/)).toBeVisible();
    });
    await step('arrow left goes out, then closes', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}');
      await expect(item(/一级店员/)).toHaveAttribute('aria-expanded', 'false');
    });
    await step('typing finds, Enter chooses, End and Home go to the ends', async () => {
      await userEvent.keyboard('陈');
      await expect(item(/陈列的秘密/)).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(new Set(['course-5']));
      await userEvent.keyboard('{End}');
      await expect(item(/区域管理通道/)).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onLoad).toHaveBeenCalledWith('region');
      await userEvent.keyboard('{Home}');
      await expect(item(/店员通道/)).toHaveFocus();
    });
  },
};

function Fetched(args: TreeProps) {
  const [children, setChildren] = useState<TreeBranch>('lazy');
  const load = () => {
    if (children === 'failed') setChildren([{ value: 'r1', label: '区域经理' }]);
    else setChildren('failed');
  };
  return <Tree {...args} items={[branch('region', '区域管理通道', children)]} onLoad={load} />;
}

export const FetchesABranchWhenItIsOpened: Story = {
  render: (args) => <Fetched {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(canvas.getByRole('treeitem', { name: /没能加载/ }));
    await expect(canvas.getByRole('treeitem', { name: '区域经理' })).toBeVisible();
  },
};

export const InContext: Story = {
  render: (args) => (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size={16}>
          人才发展通道
        </Heading>
        <Tree {...args} />
      </Stack>
    </Card>
  ),
};
