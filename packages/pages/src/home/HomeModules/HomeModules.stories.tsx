import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Container } from '@stoa/ui/Container';
import { everywhere } from '../../test/resolve.ts';
import {
  bannerAndTextFixture,
  courseModulesFixture,
  fixtureNow,
  modulesFixture,
  modulesIn,
  readerId,
} from '../fixtures.ts';
import { HomeModules } from './HomeModules.tsx';

const meta: Meta<typeof HomeModules> = {
  title: 'Patterns/HomeModules',
  component: HomeModules,
  args: {
    modules: modulesFixture('zh-CN'),
    open: true,
    onOpen: fn(),
    userId: readerId,
    now: fixtureNow,
    t: modulesIn('zh-CN'),
    resolve: everywhere,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <h1 hidden>首页</h1>
        <Container style={{ display: 'grid', gap: 48, paddingBlock: 24 }}>
          <Story />
        </Container>
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof HomeModules>;

/** Each kind of module in its own layout. */
export const Shapes: Story = {
  play: async ({ canvas, step }) => {
    await step('the reader finds the own place, wherever it is', async () => {
      const mine = canvas.getByText('林小满').closest('li');
      await expect(mine).toHaveAttribute('value', '23');
      await expect(mine).toHaveTextContent('我');
    });
    await step('what is live says so in a word', async () => {
      await expect(canvas.getAllByText('直播中')[0]).toBeVisible();
    });
  },
};

export const Dark: Story = { globals: { appearance: 'dark', color: '#2f6bff' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const BannerAndText: Story = {
  args: { modules: bannerAndTextFixture('zh-CN') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('开店是每天的事，学习也是。')).toBeVisible();
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
  },
};

/** Course cards show the facts for a decision, in each layout of a module. */
export const Courses: Story = {
  args: { modules: courseModulesFixture('zh-CN') },
  play: async ({ canvas, canvasElement, step }) => {
    const shapes = [...canvasElement.querySelectorAll<HTMLElement>('[data-part="module"]')];
    await step('shelf, rows and large card alternate', async () => {
      await expect(shapes.map(({ dataset }) => dataset['shape'])).toEqual([
        'shelf',
        'rows',
        'feature',
        'rows',
      ]);
    });
    await step('the best rated show their rating', async () => {
      const rated = within(canvas.getByRole('region', { name: '评分最高' }));
      for (const card of rated.getAllByRole('article')) await expect(card).toHaveTextContent(/[1-5]\.\d/);
    });
  },
};

const many = [1, 2, 3].flatMap((copy) =>
  courseModulesFixture('zh-CN').map((one) => ({
    ...one,
    moduleId: one.moduleId + copy * 10,
    title: `${one.title} ${copy}`,
  })),
);

/** The page shows seven modules, and the others when the person asks for more. */
export const More: Story = {
  args: { modules: many },
  render: function Open(args) {
    const [open, setOpen] = useState(false);
    return <HomeModules {...args} open={open} onOpen={() => setOpen(true)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: '查看更多' }));
    await expect(canvas.getAllByRole('region')).toHaveLength(many.length);
    const next = canvas.getAllByRole('region')[7];
    await expect(document.activeElement).toContainElement(next ?? null);
  },
};

/** A shelf is scrolled by two buttons; at an end of the shelf the button that leads further is disabled. */
export const Shelf: Story = {
  args: { modules: courseModulesFixture('zh-CN').slice(0, 1) },
  play: async ({ canvas, userEvent }) => {
    const on = await canvas.findByRole('button', { name: '门店必学：下一组' });
    const back = canvas.getByRole('button', { name: '门店必学：上一组' });
    await expect(back).toBeDisabled();
    await userEvent.click(on);
    await waitFor(async () => expect(back).toBeEnabled());
  },
};
