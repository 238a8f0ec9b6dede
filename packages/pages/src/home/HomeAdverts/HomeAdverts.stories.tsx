import { CornerPosition } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { plainLink } from '@stoa/ui/CourseCard';
import { everywhere } from '../../test/resolve.ts';
import { advertFixture, modulesIn } from '../fixtures.ts';
import { AdvertFloat, AdvertInline, AdvertPopup, AdvertStrip } from './HomeAdverts.tsx';

const common = { t: modulesIn('zh-CN'), resolve: everywhere, renderLink: plainLink };

const meta: Meta<typeof AdvertPopup> = {
  title: 'Patterns/HomeAdverts',
  component: AdvertPopup,
  args: { ...common, advert: advertFixture('zh-CN'), onClose: fn() },
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
type Story = StoryObj<typeof AdvertPopup>;

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

/** Each corner, below the header and beside the tools of the page. */
export const Corners: Story = {
  render: (args) => (
    <>
      {Object.entries(CornerPosition).map(([name, corner]) => (
        <AdvertFloat
          key={corner}
          {...args}
          advert={advertFixture('zh-CN', { title: `AI 提效：每天省下一小时 ${name}`, corner })}
        />
      ))}
    </>
  ),
};
