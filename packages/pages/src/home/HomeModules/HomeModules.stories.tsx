import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '@stoa/ui/Container';
import { everywhere } from '../../test/resolve.ts';
import { bannerAndTextFixture, fixtureNow, modulesFixture, modulesIn, readerId } from '../fixtures.ts';
import { HomeModules } from './HomeModules.tsx';

const meta: Meta<typeof HomeModules> = {
  title: 'Patterns/HomeModules',
  component: HomeModules,
  args: {
    modules: modulesFixture('zh-CN'),
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
