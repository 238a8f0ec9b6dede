import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { plainLink } from '@stoa/ui/CourseCard';
import { everywhere } from '../../test/resolve.ts';
import { advertFixture, modulesIn } from '../fixtures.ts';
import { AdvertCard, AdvertInline, AdvertStrip } from './HomeAdverts.tsx';

const common = { t: modulesIn('zh-CN'), resolve: everywhere, renderLink: plainLink };

const meta: Meta<typeof AdvertCard> = {
  title: 'Patterns/HomeAdverts',
  component: AdvertCard,
  args: { ...common, advert: advertFixture('zh-CN'), kind: 'popup', shown: true, onClose: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: 480, padding: 24 }}>
        <h1>首页</h1>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof AdvertCard>;

export const Popup: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('comes up without taking the focus, and Escape puts it away', async () => {
      await expect(document.body).toHaveFocus();
      // The check is repeated, because the popup handles the key only after its first paint, which may come
      // after the story has begun.
      await waitFor(async () => {
        await userEvent.keyboard('{Escape}');
        await expect(args.onClose).toHaveBeenCalled();
      });
    });
  },
};

export const InThePage: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <AdvertStrip {...args} />
      <AdvertInline {...args} advert={advertFixture('zh-CN', { title: '读书月：一起读完一本书' })} />
    </div>
  ),
};

/** In the narrow column the picture is above the text. */
export const Column: Story = {
  render: (args) => (
    <div style={{ inlineSize: 256 }}>
      <AdvertCard {...args} />
    </div>
  ),
};

/** Until the person has scrolled or pressed something, the place is empty and cannot be focused. */
export const Waiting: Story = {
  args: { shown: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
    const place = canvasElement.querySelector('[data-part="advert-popup"]');
    await expect(place?.getBoundingClientRect().height).toBeGreaterThan(90);
  },
};
