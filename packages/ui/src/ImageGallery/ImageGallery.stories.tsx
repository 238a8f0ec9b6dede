import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { forcedColors, largeText, Narrow, rightToLeft, tenantsFrame, texts } from '../test/stories.tsx';
import { ImageGallery, type GalleryImage } from './ImageGallery.tsx';
import { galleryKeys } from './keys.ts';

const images: GalleryImage[] = [
  { url: '/media/images/floor-before.svg', caption: '整改前：通道被货箱占用' },
  { url: '/media/images/floor-after.svg', caption: '整改后：通道保持一米二' },
  { url: '/media/images/display-good.svg', caption: '陈列达标的端架' },
  { url: '/media/images/display-improve.svg', caption: '需要改进的端架' },
];

const meta = {
  title: 'Media/ImageGallery',
  component: ImageGallery,
  parameters: { keyboard: galleryKeys },
  args: { images, label: '现场照片' },
} satisfies Meta<typeof ImageGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Many pictures, one picture, and none. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <ImageGallery images={images} label="四张" />
      <ImageGallery images={images.slice(0, 1)} label="一张" />
      <ImageGallery images={[]} label="没有" />
    </div>
  ),
};

const opened: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /放大查看第 2 张/ }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: '查看图片' })).toBeVisible());
};
export const States: Story = { play: opened };

export const Content: Story = {
  args: {
    images: [
      { url: '/media/images/canvas-shop.svg', caption: texts.long },
      { url: '/media/images/canvas-platform.svg', caption: texts.unbreakable },
      { url: 'data:image/png;base64,broken', caption: '' },
    ],
  },
  decorators: [(Story) => <Narrow width={320}>{Story()}</Narrow>],
};

export const Tenants: Story = {
  render: function Numbered() {
    return <ImageGallery images={images} label={`照片 ${useId()}`} />;
  },
  decorators: [tenantsFrame],
};
export const Direction: Story = { ...rightToLeft, play: opened };
export const LargeText: Story = { ...largeText };
export const ForcedColors: Story = { ...forcedColors, play: opened };

export const Keyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await opened(context);
    await step('arrows go to the neighbour, and its place is said', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(screen.getByText('第 3 张，共 4 张')).toBeVisible();
      await expect(screen.getByRole('img', { name: '陈列达标的端架' })).toBeVisible();
    });
    await step('plus enlarges, zero shows the whole picture again', async () => {
      await userEvent.keyboard('+');
      const picture = screen.getByRole('img', { name: '陈列达标的端架' });
      await expect(picture.style.inlineSize).toBe('150%');
      await userEvent.keyboard('0');
      await expect(picture.style.inlineSize).toBe('100%');
    });
    await step('the last picture stays the last', async () => {
      await userEvent.keyboard('{End}{ArrowRight}');
      await expect(screen.getByText('第 4 张，共 4 张')).toBeVisible();
    });
    await step('closing gives focus back to the picture that was opened', async () => {
      await userEvent.click(screen.getByRole('button', { name: '关闭' }));
      await expect(canvas.getByRole('button', { name: /放大查看第 2 张/ })).toHaveFocus();
    });
  },
};

export const InContext: Story = {
  decorators: [
    (Story) => (
      <article>
        <h2>现场检查：前后对比</h2>
        {Story()}
      </article>
    ),
  ],
};
