import type { Locale } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '@stoa/ui/Button';
import { courseRowsFixture } from '../../course/fixtures/courses.ts';
import { courseIn } from '../../course/fixtures/words.ts';
import { everywhere } from '../../test/resolve.ts';
import {
  collectionDetailFixture,
  collectionFixture,
  collectionIn,
  instituteCoursesFixture,
} from '../fixtures.ts';
import { CollectionCourses } from './CollectionCourses.tsx';
import { CollectionDetailPage, type CollectionDetailPageProps } from './CollectionDetailPage.tsx';

const spoken = (locale: Locale) => ({
  t: collectionIn(locale),
  tCourse: courseIn(locale),
  resolve: everywhere,
});

/** The courses of each section. */
const slices: Readonly<Record<number, readonly [number, number]>> = { 81: [0, 4], 82: [4, 6], 83: [6, 8] };

const filled = (locale: Locale): CollectionDetailPageProps => {
  const courses = courseRowsFixture(locale);
  return {
    ...collectionDetailFixture(locale),
    actions: (
      <>
        <Button variant="outline">{locale === 'en' ? 'Follow' : '关注'}</Button>
        <Button variant="outline">{locale === 'en' ? 'Share' : '分享'}</Button>
      </>
    ),
    renderCourses: (sectionId) => (
      <CollectionCourses
        {...spoken(locale)}
        courses={{ state: 'ready', data: courses.slice(...(slices[sectionId ?? 0] ?? [0])) }}
      />
    ),
  };
};

const meta: Meta<typeof CollectionDetailPage> = {
  title: 'Patterns/CollectionDetailPage',
  component: CollectionDetailPage,
  args: filled('zh-CN'),
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
type Story = StoryObj<typeof CollectionDetailPage>;

export const Filled: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('one sees how far one has come', async () => {
      await expect(canvas.getByText('已完成 3 / 8 门')).toBeVisible();
    });
    await step('and goes on with one press', async () => {
      const mine = within(canvas.getByRole('region', { name: '我的进度' }));
      await expect(mine.getByRole('link', { name: '开始学习' })).toBeVisible();
      await expect(mine.getByRole('link', { name: '店长领导力：带好一支十人小队' })).toBeVisible();
    });
    await step('a link leads to a section, and reading goes on from there', async () => {
      await userEvent.click(canvas.getByRole('link', { name: '店长' }));
      await expect(canvas.getByRole('region', { name: '店长' })).toHaveFocus();
    });
    await step('teachers with a page of their own are links', async () => {
      await expect(canvas.getByRole('link', { name: '苏映雪' })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: '赵立' })).not.toBeInTheDocument();
    });
  },
};

export const English: Story = { args: filled('en'), globals: { locale: 'en' } };

export const Dark: Story = { globals: { appearance: 'dark', color: '#2f6bff' } };

/** All courses are completed, so there is no button to continue. */
export const Completed: Story = {
  args: { courses: instituteCoursesFixture('zh-CN').slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('全部学完了')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '继续学习' })).not.toBeInTheDocument();
  },
};

/** A topic with one section and an empty side column: it shows neither links to sections nor empty parts. */
export const Few: Story = {
  args: {
    collection: {
      state: 'ready',
      data: { ...collectionFixture('zh-CN'), sections: [], teachers: undefined, introHtml: '' },
    },
    courses: [],
    related: { state: 'ready', data: [] },
    renderCourses: () => <CollectionCourses {...spoken('zh-CN')} courses={{ state: 'ready', data: [] }} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
    await expect(canvas.getByText('这里还没有课程')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Loading: Story = { args: { collection: { state: 'loading' } } };

export const SectionsOnTheirWay: Story = {
  args: {
    courses: undefined,
    related: { state: 'loading' },
    renderCourses: (sectionId) => (
      <CollectionCourses
        {...spoken('zh-CN')}
        courses={sectionId === 81 ? { state: 'loading' } : { state: 'failed', onRetry: () => undefined }}
      />
    ),
  },
};

export const Errors: Story = { args: { collection: { state: 'failed', onRetry: () => undefined } } };
