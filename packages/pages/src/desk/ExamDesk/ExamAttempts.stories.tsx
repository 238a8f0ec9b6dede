import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inEnglish } from '@stoa/ui/test/stories';
import { deskAttemptsFixture, deskIn, deskNow } from '../fixtures.ts';
import { ExamAttempts, type ExamAttemptsProps } from './ExamAttempts.tsx';

const pageOf = (rows: ReturnType<typeof deskAttemptsFixture>): ExamAttemptsProps['attempts'] => ({
  state: 'ready',
  data: { rows, total: rows.length, pageNo: 1, pages: 1, stale: false },
});

const meta: Meta<typeof ExamAttempts> = {
  title: 'Patterns/ExamAttempts',
  component: ExamAttempts,
  args: {
    title: '季度考试',
    attempts: pageOf(deskAttemptsFixture('zh-CN')),
    ownUserId: 3,
    now: deskNow,
    backHref: '/mentor/teach?tab=exams',
    t: deskIn('zh-CN'),
    onTime: fn(() => Promise.resolve(true)),
    onEnd: fn(() => Promise.resolve(true)),
    onPage: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ padding: '1.5rem' }}>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ExamAttempts>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('each row says how far it is and how long it lasts', async () => {
      const row = canvas.getByRole('row', { name: /林小满/ });
      await expect(row).toHaveTextContent('13 / 20 题');
      await expect(row).toHaveTextContent('12:05');
      await expect(row).toHaveTextContent('含补时 10 分钟');
      await expect(canvas.getByRole('row', { name: /张嘉怡/ })).toHaveTextContent('时间到，正在收卷');
      await expect(canvas.getByText('王小明（外部考生）')).toBeVisible();
    });
    await step('some are given minutes, with a reason', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /林小满/ }));
      await userEvent.click(canvas.getByRole('button', { name: '补时' }));
      const dialog = await screen.findByRole('dialog', { name: '调整考试时间' });
      const minutes = within(dialog).getByRole('spinbutton', { name: '增加分钟数' });
      await userEvent.clear(minutes);
      await userEvent.type(minutes, '0');
      await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
      await expect(args.onTime).not.toHaveBeenCalled();
      await userEvent.clear(minutes);
      await userEvent.type(minutes, '15');
      await userEvent.type(within(dialog).getByRole('textbox', { name: '原因' }), '网络故障');
      await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
      await expect(args.onTime).toHaveBeenCalledWith({ attemptIds: [11] }, 15, '网络故障');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('all are ended after the consequences were said', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '全部收卷' }));
      const dialog = await screen.findByRole('alertdialog', { name: '提前收卷？' });
      await expect(within(dialog).getByText(/收卷后不能恢复/)).toBeVisible();
      await expect(within(dialog).getByRole('button', { name: '取消' })).toHaveFocus();
      await userEvent.click(within(dialog).getByRole('button', { name: '收卷' }));
      await expect(args.onEnd).toHaveBeenCalledWith({ attemptIds: undefined }, '');
    });
  },
};

/** Supervisors cannot add time to an attempt of their own, neither by itself nor together with others. */
export const Own: Story = {
  args: { ownUserId: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /林小满/ }));
    await expect(canvas.queryByRole('button', { name: '补时' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: /张嘉怡/ }));
    await userEvent.click(canvas.getByRole('button', { name: '补时' }));
    const dialog = await screen.findByRole('dialog', { name: '调整考试时间' });
    await expect(within(dialog).getByText(/您自己的作答不会获得补时/)).toBeVisible();
  },
};

const untimed = deskAttemptsFixture('zh-CN').map((row) => ({
  ...row,
  deadlineTime: undefined,
  extraSeconds: 0,
}));

/** An attempt at an untimed exam can be ended, but its time cannot be changed. */
export const Untimed: Story = {
  args: { attempts: pageOf(untimed) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('不限时')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: '全部补时' })).toBeNull();
  },
};

/** With a back end that can neither change the time nor end attempts, only the list is shown. */
export const OnlyToSee: Story = {
  args: { onTime: undefined, onEnd: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** When the last attempt is over, the buttons disappear, and the focus moves from them to the heading. */
export const AllOver: Story = {
  render: function AllOver(args) {
    const [over, setOver] = useState(false);
    return (
      <ExamAttempts
        {...args}
        attempts={over ? pageOf([]) : args.attempts}
        onEnd={async () => {
          setTimeout(() => setOver(true), 50);
          return true;
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '全部收卷' }));
    const dialog = await screen.findByRole('alertdialog', { name: '提前收卷？' });
    await userEvent.click(within(dialog).getByRole('button', { name: '收卷' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '全部收卷' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: '季度考试' })).toHaveFocus());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const English: Story = {
  args: { title: 'Quarterly Exam', attempts: pageOf(deskAttemptsFixture('en')), t: deskIn('en') },
  ...inEnglish,
};

export const Dark: Story = { globals: { appearance: 'dark', color: '#1677ff' } };

export const Loading: Story = { args: { title: undefined, attempts: { state: 'loading' } } };

export const Empty: Story = { args: { attempts: pageOf([]) } };

export const Errors: Story = { args: { attempts: { state: 'failed', kind: 'network', onRetry: fn() } } };
