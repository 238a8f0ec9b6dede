import { CornerPosition } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { plainLink } from '@stoa/ui/CourseCard';
import { AdvertFloat, AdvertInline, AdvertPopup, AdvertStrip } from './HomeAdverts.tsx';

const words = { open: '去看看' };
const advert = {
  id: 7,
  title: 'AI 提效：每天省下一小时',
  imageUrl: '',
  href: '#ai',
  closable: true,
  label: '推广：AI 提效',
  closeLabel: '关闭“AI 提效：每天省下一小时”',
};
const common = { advert, renderLink: plainLink };

const meta: Meta<typeof AdvertPopup> = {
  title: 'Patterns/HomeAdverts',
  component: AdvertPopup,
  args: { ...common, words, onClose: fn() },
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
      // The popup listens from its first paint on, which may come after a story's beginning.
      await waitFor(async () => {
        await userEvent.keyboard('{Escape}');
        await expect(args.onClose).toHaveBeenCalled();
      });
    });
  },
};

export const InThePage: Story = {
  render: ({ onClose }) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <AdvertStrip {...common} onClose={onClose} />
      <AdvertInline {...common} advert={{ ...advert, label: '推广：第二条' }} onClose={onClose} />
    </div>
  ),
};

/** Beside the tools of the page, under its header. */
export const Corners: Story = {
  render: ({ onClose }) => (
    <>
      {Object.entries(CornerPosition).map(([name, corner]) => (
        <AdvertFloat
          key={corner}
          {...common}
          advert={{ ...advert, corner, label: `推广：${name}` }}
          onClose={onClose}
        />
      ))}
    </>
  ),
};
