import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '@stoa/ui/Button';
import { personDetailFixture } from '../fixtures.ts';
import { PersonDetailPage } from './PersonDetailPage.tsx';

const meta: Meta<typeof PersonDetailPage> = {
  title: 'Patterns/PersonDetailPage',
  component: PersonDetailPage,
  args: {
    ...personDetailFixture('zh-CN'),
    questions: <p>问答</p>,
    onTab: fn(),
    onPage: fn(),
    follow: <Button variant="soft">关注</Button>,
    onAsk: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof PersonDetailPage>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('one can ask', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '提问' }));
      await expect(args.onAsk).toHaveBeenCalledOnce();
    });
    await step('facts read the right way round, and others are links', async () => {
      const term = canvas.getByText('关注者');
      await expect(term.nextElementSibling).toHaveTextContent('126');
      await expect(await canvas.findByRole('link', { name: '程晓岚' })).toBeVisible();
      const others = canvas.getByRole('region', { name: '其他内训师' });
      await expect(within(others).queryByText('苏映雪')).not.toBeInTheDocument();
    });
    await step('the first courses stand below the introduction and lead to the rest', async () => {
      const courses = await canvas.findByRole('region', { name: '课程' });
      await expect(within(courses).getAllByRole('heading', { level: 3 })).toHaveLength(3);
      await userEvent.click(within(courses).getByRole('button', { name: '全部 8 门' }));
      await expect(args.onTab).toHaveBeenLastCalledWith('courses');
    });
    await step('tabs without content are not there, the others tell the page', async () => {
      await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
        '简介',
        '课程',
        '直播',
        '问答',
      ]);
      await userEvent.click(canvas.getByRole('tab', { name: '课程' }));
      await expect(args.onTab).toHaveBeenCalledWith('courses');
    });
  },
};

export const English: Story = { args: personDetailFixture('en'), globals: { locale: 'en' } };

export const MyMentor: Story = { args: personDetailFixture('zh-CN', { myMentor: true }) };

export const Courses: Story = { args: { tab: 'courses' } };

export const Lives: Story = { args: { tab: 'lives' } };

export const Dark: Story = { globals: { appearance: 'dark', color: '#2f6bff' } };

/** A person without introduction and without anybody who answers questions; empty tabs are left out. */
export const Bare: Story = {
  args: {
    ...personDetailFixture('zh-CN', {
      tags: [],
      introHtml: '',
      expertise: [],
      honours: undefined,
      courseNum: 0,
      fansNum: 0,
      score: undefined,
      lives: [],
    }),
    others: { state: 'absent' },
    questions: undefined,
    tab: 'courses',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(1);
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.getByText('还没有写简介。')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '提问' })).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Loading: Story = { args: { person: { state: 'loading' } } };

export const Errors: Story = {
  args: {
    tab: 'courses',
    courses: { state: 'failed', onRetry: () => undefined },
    others: { state: 'failed', onRetry: () => undefined },
  },
};

export const AllFailed: Story = { args: { person: { state: 'failed', onRetry: () => undefined } } };
