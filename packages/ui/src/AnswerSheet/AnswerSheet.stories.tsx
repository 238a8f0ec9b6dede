import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  rightToLeft,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { AnswerSheet, type AnswerSheetProps } from './AnswerSheet.tsx';
import { sheetKeys, sheetStates, type SheetItem, type SheetSection, type SheetState } from './model.ts';

const items = (from: number, states: readonly SheetState[], flagged: readonly number[] = []): SheetItem[] =>
  states.map((state, index) => ({ number: from + index, state, flagged: flagged.includes(from + index) }));
const times = <Value,>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

const answering: SheetSection[] = [
  {
    key: 'single',
    title: '单选题 · 36 分',
    items: items(
      1,
      ['answered', ...times(7, 'unanswered' as const), ...times(4, 'answered' as const)],
      [4, 9],
    ),
  },
  { key: 'multiple', title: '多选题 · 24 分', items: items(13, times(5, 'unanswered')) },
  { key: 'fill', title: '填空题 · 9 分', items: items(18, ['half', 'answered', 'unanswered']) },
];
const result: SheetSection[] = [
  {
    key: 'a',
    title: '客观题',
    items: items(1, ['right', 'right', 'wrong', 'partly', 'right', 'unanswered'], [3]),
  },
  { key: 'b', title: '简答题', items: items(7, ['unmarked', 'marked']) },
];

const onJump = fn();
const meta = {
  title: 'Learning/AnswerSheet',
  component: AnswerSheet,
  parameters: { keyboard: sheetKeys },
  args: { sections: answering, current: 2, onJump },
  decorators: [
    (Story) => (
      <Narrow width={312}>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof AnswerSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The same paper as a result. */
export const Variants: Story = { args: { sections: result, columns: 5, current: undefined } };

export const States: Story = {
  args: {
    sections: [
      { key: 'all', title: '所有状态', items: items(1, sheetStates, [2, 6]) },
      {
        key: 'locked',
        title: '不能返回',
        items: items(9, times(3, 'unanswered')).map((item) => ({ ...item, locked: true })),
      },
    ],
    current: 3,
  },
};

export const Content: Story = {
  args: {
    sections: [
      { key: 'long', title: texts.long, items: items(1, ['answered']) },
      { key: 'many', title: '一百道以上', items: items(98, times(24, 'unanswered')) },
    ],
    current: 110,
  },
};

export const Tenants: Story = { ...States, decorators: [tenantsFrame] };
export const Direction: Story = { ...rightToLeft };
export const LargeText: Story = { ...largeText };
export const ForcedColors: Story = { ...States, ...forcedColors };
export const English: Story = { ...inEnglish };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('one tab stop, at the question in view', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: '第 2 题，未作答' })).toHaveFocus();
    });
    await step('arrow keys move between questions, down to the next row and section', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(canvas.getByRole('button', { name: '第 4 题，未作答，已标记' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(canvas.getByRole('button', { name: '第 16 题，未作答' })).toHaveFocus();
    });
    await step('Home and End stay in the row, Page keys go to the ends', async () => {
      await userEvent.keyboard('{Home}');
      await expect(canvas.getByRole('button', { name: '第 13 题，未作答' })).toHaveFocus();
      await userEvent.keyboard('{PageDown}');
      await expect(canvas.getByRole('button', { name: '第 20 题，未作答' })).toHaveFocus();
    });
    await step('Enter jumps', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(onJump).toHaveBeenLastCalledWith(20);
    });
  },
};

export const LockedStaysClosed: Story = {
  args: {
    sections: [
      { key: 'a', title: '单选题', items: [{ number: 1, state: 'answered', locked: true }] },
      { key: 'b', title: '多选题', items: [{ number: 2, state: 'unanswered' }] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    onJump.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '第 1 题，已作答，暂不能跳转' }));
    await expect(onJump).not.toHaveBeenCalled();
  },
};

function Sheet(props: AnswerSheetProps) {
  const [current, setCurrent] = useState(props.current);
  return <AnswerSheet {...props} current={current} onJump={setCurrent} />;
}

export const InContext: Story = {
  args: { action: <Button fullWidth>交卷</Button> },
  render: (args) => <Sheet {...args} />,
};
