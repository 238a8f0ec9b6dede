import { PersonRole } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '@stoa/ui/Button';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import { peopleFixture, personFixture, personListFixture } from '../fixtures.ts';
import { PersonListPage } from './PersonListPage.tsx';

const follow = fn();

const meta: Meta<typeof PersonListPage> = {
  title: 'Patterns/PersonListPage',
  component: PersonListPage,
  args: {
    ...personListFixture('zh-CN'),
    onKeyword: fn(),
    onTag: fn(),
    onPage: fn(),
    onClear: fn(),
    renderFollow: ({ name, followed }) => (
      <Button size="sm" variant="ghost" onClick={follow}>
        {followed ? '已关注' : '关注'}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </Button>
    ),
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
type Story = StoryObj<typeof PersonListPage>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('how many there are is said', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('共 42 位内训师');
    });
    await step('the button beside a person does its own work', async () => {
      await expect(canvas.getByRole('button', { name: '已关注 苏映雪' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '关注 程晓岚' }));
      await expect(follow).toHaveBeenCalledOnce();
    });
    await step('a subject, a word, another page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '生鲜' }));
      await expect(args.onTag).toHaveBeenCalledWith('生鲜');
      await userEvent.type(canvas.getByRole('searchbox', { name: '搜索姓名、专长' }), '带教 ');
      await expect(args.onKeyword).toHaveBeenLastCalledWith('带教', true);
      await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }));
      await expect(args.onPage).toHaveBeenCalledWith(2);
    });
  },
};

/** Three people fill the page with the facts by which they are chosen: field, specialties and courses. */
export const Few: Story = {
  args: {
    people: {
      state: 'ready',
      data: { rows: peopleFixture('zh-CN').slice(0, 3), total: 3, pageNo: 1, pages: 1, stale: false },
    },
  },
  play: async ({ canvas }) => {
    const courses = canvas.getAllByRole('link', { name: '客诉处理五步法' });
    await expect(courses).toHaveLength(3);
    await expect(courses[0]).toHaveAttribute('href', '/course/detail?courseId=206');
    await expect(canvas.getAllByText('新店员带教、客诉处理')[0]).toBeVisible();
  },
};

/** Mentors are shown below the lecturers with links to their pages, because they have no list of their own. */
export const Mentors: Story = {
  args: {
    people: {
      state: 'ready',
      data: { rows: peopleFixture('zh-CN').slice(0, 3), total: 3, pageNo: 1, pages: 1, stale: false },
    },
    mentors: [{ ...personFixture('zh-CN', { personId: 841, role: PersonRole.Mentor, name: '周以衡' }) }],
  },
  play: async ({ canvas }) => {
    const mentors = within(canvas.getByRole('region', { name: '导师' }));
    await expect(mentors.getByRole('link', { name: '周以衡' })).toHaveAttribute(
      'href',
      '/mentor/detail?id=841',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const English: Story = { args: personListFixture('en'), globals: { locale: 'en' } };

export const Dark: Story = { globals: { appearance: 'dark', color: '#17a673' } };

export const Loading: Story = { args: { people: { state: 'loading' } } };

export const Empty: Story = {
  args: {
    tag: '生鲜',
    people: { state: 'ready', data: { rows: [], total: 0, pageNo: 1, pages: 0, stale: false } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};

export const Errors: Story = { args: { people: { state: 'failed', onRetry: () => undefined } } };
