import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  rightToLeft,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { ChapterOutline } from './ChapterOutline.tsx';
import { chapters } from './fixtures.ts';

const meta = {
  title: 'Learning/ChapterOutline',
  component: ChapterOutline,
  args: { chapters, currentItemId: 21, initiallyOpen: 'all', level: 2, hrefOf: ({ itemId }) => `#${itemId}` },
} satisfies Meta<typeof ChapterOutline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' }}>
      <ChapterOutline {...args} expandAll />
      <ChapterOutline {...args} layout="stack" />
    </div>
  ),
};

export const States: Story = { args: { initiallyOpen: 'current', expandAll: true } };

export const Content: Story = {
  render: (args) => (
    <Narrow>
      <ChapterOutline
        {...args}
        chapters={[
          { chapterId: 1, title: texts.long, items: chapters[1]?.items ?? [] },
          { chapterId: 2, title: texts.unbreakable, items: [] },
        ]}
      />
    </Narrow>
  ),
};

export const Tenants: Story = { args: { layout: 'stack' }, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };
export const English: Story = { ...Variants, ...inEnglish };

export const Choosing: Story = {
  args: { onItem: fn(), hrefOf: undefined },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a locked item can be asked about', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '章节测试' }));
      await expect(args.onItem).toHaveBeenCalledWith(expect.objectContaining({ lockedReason: 'ORDER' }));
    });
    await step('the current one says so', async () => {
      await expect(canvas.getByRole('button', { name: '2.1 一对一沟通怎么谈' })).toHaveAttribute(
        'aria-current',
      );
    });
  },
};

export const InContext: Story = {
  render: (args) => (
    <aside style={{ maxInlineSize: 360 }}>
      <h1>店长领导力</h1>
      <ChapterOutline {...args} layout="stack" initiallyOpen="current" />
    </aside>
  ),
};
