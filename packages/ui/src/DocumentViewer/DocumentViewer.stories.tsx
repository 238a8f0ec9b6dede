import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  rightToLeft,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { DocumentViewer } from './DocumentViewer.tsx';
import { documentKeys } from './model.ts';
import type { DocumentSource } from './types.ts';

// An application imports this address from `pdfjs-dist/legacy/build/pdf.worker.min.mjs?url`.
const workerUrl = new URL('../../node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url);
const worker = () => new Worker(workerUrl, { type: 'module' });
const guide: DocumentSource = { type: 'pdf', url: '/media/documents/20402.pdf', worker };
const handbook: DocumentSource = { type: 'pdf', url: '/media/documents/31203.pdf', worker };
const missing: DocumentSource = { type: 'pdf', url: 'data:application/pdf,broken', worker };
const slides: DocumentSource = {
  type: 'images',
  pages: ['floor-before', 'floor-after', 'display-good', 'display-improve'].map((name, i) => ({
    url: `/media/images/${name}.svg`,
    width: 800,
    height: 600,
    text: `现场检查第 ${i + 1} 页：通道与陈列`,
  })),
};

const meta = {
  title: 'Media/DocumentViewer',
  component: DocumentViewer,
  parameters: { keyboard: documentKeys },
  args: { title: '新店员手册', source: guide, onPageView: fn() },
} satisfies Meta<typeof DocumentViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A PDF, and pictures of pages. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <DocumentViewer title="从 PDF" source={guide} />
      <DocumentViewer title="从图片" source={slides} defaultPage={2} />
    </div>
  ),
};

export const States: Story = {
  args: { source: missing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' }, { timeout: 10_000 })).toBeVisible();
  },
};

export const Content: Story = {
  args: { title: texts.long, source: slides },
  decorators: [(Story) => <Narrow width={320}>{Story()}</Narrow>],
};

export const Tenants: Story = {
  render: function Numbered() {
    return <DocumentViewer title={`手册 ${useId()}`} source={slides} />;
  },
  decorators: [tenantsFrame],
};
export const Direction: Story = { args: { source: slides }, ...rightToLeft };
export const LargeText: Story = { args: { source: slides }, ...largeText };
export const ForcedColors: Story = { args: { source: slides }, ...forcedColors };
export const English: Story = { args: { source: slides }, ...inEnglish };

export const Pages: Story = {
  args: { source: handbook },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = await canvas.findByRole('textbox', { name: '页码' }, { timeout: 10_000 });
    await step('a page number leads to its page, and progress hears of it', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '3{Enter}');
      await waitFor(() => expect(args.onPageView).toHaveBeenCalledWith(3));
    });
    await step('keys turn the pages', async () => {
      canvas.getByRole('group', { name: '新店员手册，正文' }).focus();
      await userEvent.keyboard('{PageUp}');
      await waitFor(() => expect(input).toHaveValue('2'));
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(canvas.getByRole('button', { name: '下一页' })).toBeDisabled());
    });
    await step('small pages lead to their page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '缩略图' }));
      await userEvent.click(canvas.getByRole('button', { name: '第 1 页' }));
      await waitFor(() => expect(input).toHaveValue('1'));
    });
  },
};

export const Find: Story = {
  args: { source: slides },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '查找文字' }), '陈列');
    await expect(await canvas.findByText('第 1 处，共 4 处')).toBeVisible();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '页码' })).toHaveValue('3'));
  },
};

export const InContext: Story = {
  args: { source: slides },
  decorators: [
    (Story) => (
      <section>
        <h1>第 2 节 新店员手册</h1>
        {Story()}
      </section>
    ),
  ],
};
