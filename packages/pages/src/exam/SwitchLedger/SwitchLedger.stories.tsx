import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { switchesIn, switchFixtures } from '../fixtures.ts';
import { SwitchLedger } from './SwitchLedger.tsx';

const meta: Meta<typeof SwitchLedger> = {
  title: 'Patterns/SwitchLedger',
  component: SwitchLedger,
  args: {
    switches: switchFixtures('zh-CN'),
    reader: 'learner',
    now: new Date(2026, 6, 10, 11, 0).getTime(),
    t: switchesIn('zh-CN'),
  },
};
export default meta;
type Story = StoryObj<typeof SwitchLedger>;

/** The entries as rows of text, without what is said about who else sees them. */
const rowsIn = (canvasElement: HTMLElement): (string | null)[] =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

const rows = [
  '10:10:20切到其他标签页或应用计入次数离开 12 秒说明： 店长叫我接电话',
  '10:12:40退出全屏计入次数离开 1 分 31 秒',
  '10:14:10选择文件不计次数离开 41 秒',
  '10:15:30输入法窗口不计次数离开 4 秒',
];

export const Learner: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(rowsIn(canvasElement)).toEqual(rows);
    await expect(canvas.getByText('阅卷人看到的是同一份记录。')).toBeVisible();
  },
};

/** Whoever marks the paper sees the same rows in the same order. */
export const Marker: Story = {
  args: { reader: 'marker' },
  play: async ({ canvas, canvasElement }) => {
    await expect(rowsIn(canvasElement)).toEqual(rows);
    await expect(canvas.getByText('学员看到的是同一份记录。')).toBeVisible();
  },
};

/** Before the hand-in, the learner can say why. */
export const Commenting: Story = {
  args: { onComment: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '说明 10:12:40 的离开' }), '误触');
    await userEvent.click(canvas.getByRole('button', { name: '保存说明' }));
    await expect(args.onComment).toHaveBeenCalledWith('b', '误触');
  },
};

export const Empty: Story = { args: { switches: [] } };
export const English: Story = {
  args: { switches: switchFixtures('en'), t: switchesIn('en'), onComment: fn() },
  globals: { locale: 'en' },
};
