import type { Locale } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@stoa/ui/Button';
import { courseRowsFixture } from '../../course/fixtures/courses.ts';
import { courseIn } from '../../course/fixtures/words.ts';
import { everywhere } from '../../test/resolve.ts';
import { collectionDetailFixture, collectionIn } from '../fixtures.ts';
import { CollectionCourses } from './CollectionCourses.tsx';
import { CollectionDetailPage, type CollectionDetailPageProps } from './CollectionDetailPage.tsx';

const spoken = (locale: Locale) => ({
  t: collectionIn(locale),
  tCourse: courseIn(locale),
  resolve: everywhere,
});

const filled = (locale: Locale): CollectionDetailPageProps => {
  const courses = courseRowsFixture(locale);
  return {
    ...collectionDetailFixture(locale),
    actions: (
      <>
        <Button>{locale === 'en' ? 'Follow' : '关注'}</Button>
        <Button variant="outline">{locale === 'en' ? 'Share' : '分享'}</Button>
      </>
    ),
    renderCourses: (sectionId) => (
      <CollectionCourses
        {...spoken(locale)}
        courses={{ state: 'ready', data: sectionId === 81 ? courses.slice(0, 4) : courses.slice(4, 6) }}
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
    courses: undefined,
    renderCourses: (sectionId) => (
      <CollectionCourses
        {...spoken('zh-CN')}
        courses={sectionId === 81 ? { state: 'loading' } : { state: 'failed', onRetry: () => undefined }}
      />
    ),
  },
};

export const Errors: Story = { args: { collection: { state: 'failed', onRetry: () => undefined } } };
