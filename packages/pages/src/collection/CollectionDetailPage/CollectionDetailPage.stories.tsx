import type { Locale } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@stoa/ui/Button';
import { collectionDetailFixture, coursesFixture } from '../../fixtures/index.ts';
import { CollectionCourses } from './CollectionCourses.tsx';
import { CollectionDetailPage, type CollectionDetailPageProps } from './CollectionDetailPage.tsx';

const filled = (locale: Locale): CollectionDetailPageProps => {
  const courses = coursesFixture(locale);
  const words =
    locale === 'en'
      ? { retry: 'Retry', empty: 'There are no courses here yet', follow: 'Follow', share: 'Share' }
      : { retry: '重试', empty: '这里还没有课程', follow: '关注', share: '分享' };
  return {
    ...collectionDetailFixture(locale),
    actions: (
      <>
        <Button aria-pressed={false}>{words.follow}</Button>
        <Button variant="outline">{words.share}</Button>
      </>
    ),
    renderCourses: (sectionId) => (
      <CollectionCourses
        courses={{ state: 'ready', data: sectionId === 81 ? courses.slice(0, 4) : courses.slice(4, 6) }}
        words={words}
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

export const Loading: Story = { args: { collection: { state: 'loading' } } };

export const SectionsOnTheirWay: Story = {
  args: {
    progress: undefined,
    renderCourses: (sectionId) => (
      <CollectionCourses
        courses={sectionId === 81 ? { state: 'loading' } : { state: 'failed', onRetry: () => undefined }}
        words={{ retry: '重试', empty: '这里还没有课程' }}
      />
    ),
  },
};

export const Errors: Story = { args: { collection: { state: 'failed', onRetry: () => undefined } } };
