import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inEnglish } from '@stoa/ui/test/stories';
import { deskExamsFixture, deskIn, deskNow } from '../fixtures.ts';
import { ExamDeskList, type ExamDeskListProps } from './ExamDeskList.tsx';

const pageOf = (rows: ReturnType<typeof deskExamsFixture>): ExamDeskListProps['exams'] => ({
  state: 'ready',
  data: { rows, total: rows.length, pageNo: 1, pages: 1, stale: false },
});

const meta: Meta<typeof ExamDeskList> = {
  title: 'Patterns/ExamDeskList',
  component: ExamDeskList,
  args: {
    exams: pageOf(deskExamsFixture('zh-CN')),
    keyword: '',
    pageSize: 5,
    now: deskNow,
    hrefOf: (id) => `/mentor/teach?tab=exams&examId=${id}`,
    t: deskIn('zh-CN'),
    onKeyword: fn(),
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
type Story = StoryObj<typeof ExamDeskList>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '季度考试' })).toHaveAttribute(
      'href',
      '/mentor/teach?tab=exams&examId=101',
    );
    await expect(canvas.getByRole('row', { name: /课后测试/ })).toHaveTextContent('长期开放');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const English: Story = {
  args: { exams: pageOf(deskExamsFixture('en')), t: deskIn('en') },
  ...inEnglish,
};

export const Dark: Story = { globals: { appearance: 'dark', color: '#17a673' } };

export const Loading: Story = { args: { exams: { state: 'loading' } } };

export const Empty: Story = { args: { exams: pageOf([]) } };

export const Errors: Story = { args: { exams: { state: 'failed', onRetry: fn() } } };
