import { UploadKind, valuesOf } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { buttonKeys } from '../keyboard/native.ts';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  rightToLeft,
  Rows,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { Dropzone } from './Dropzone.tsx';

const fileOf = (name: string, size = 8, type = 'image/png') =>
  new File([new Uint8Array(size)], name, { type });

const dragged = (type: 'dragenter' | 'drop', ...files: File[]) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
};

/** The story waits for a frame, because the component adds its listeners after the first one. */
const dragOver = (target: HTMLElement) =>
  waitFor(async () => {
    await fireEvent(target, dragged('dragenter', fileOf('陈列.png')));
    await expect(screen.getByText('松开即可添加')).toBeVisible();
  });

const meta = {
  title: 'Uploads/Dropzone',
  component: Dropzone,
  parameters: { keyboard: buttonKeys },
  args: { kind: UploadKind.Attachment, multiple: true, onFiles: fn(), onRefused: fn() },
  decorators: [(Story) => <Narrow width={640}>{Story()}</Narrow>],
} satisfies Meta<typeof Dropzone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Every kind of upload, as an area and as one line. */
export const Variants: Story = {
  render: (args) => (
    <Rows>
      {valuesOf(UploadKind).map((kind) => (
        <Dropzone key={kind} {...args} kind={kind} style={{ inlineSize: '100%' }} />
      ))}
      <Dropzone {...args} compact multiple={false} kind={UploadKind.Image} style={{ inlineSize: '100%' }} />
    </Rows>
  ),
};

/** At rest, with refused files, required and empty, under a dragged file, and disabled. */
export const States: Story = {
  render: (args) => (
    <Rows>
      <Dropzone {...args} aria-label="平时" style={{ inlineSize: '100%' }} />
      <Field label="整改照片" error="请至少上传一张照片" required style={{ inlineSize: '100%' }}>
        <Dropzone {...args} kind={UploadKind.Image} />
      </Field>
      <Dropzone {...args} aria-label="拖到这里时" style={{ inlineSize: '100%' }} />
      <Dropzone {...args} disabled note="文件保存在贵公司自己的服务器" style={{ inlineSize: '100%' }} />
    </Rows>
  ),
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByLabelText('平时'), { target: { files: [fileOf('门店.svg')] } });
    await expect(canvas.getByText(/“门店.svg”的类型不支持/)).toBeVisible();
    await dragOver(canvas.getByLabelText('拖到这里时'));
  },
};

export const Content: Story = {
  args: { kind: UploadKind.Image, room: 3, note: texts.long, pastePictures: true },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/选择文件/);
    await fireEvent.change(input, { target: { files: [fileOf(`${texts.unbreakable}.svg`)] } });
    await expect(canvas.getByText(/的类型不支持/)).toBeVisible();
  },
};

export const Tenants: Story = { args: { kind: UploadKind.Image }, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { args: { kind: UploadKind.Image }, ...largeText };
export const ForcedColors: Story = { args: { kind: UploadKind.Image }, ...forcedColors };
export const English: Story = { ...Content, ...inEnglish, play: async () => undefined };

export const ChoosesFiles: Story = {
  args: { kind: UploadKind.Image },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('选择文件，或拖到这里');
    await step('Tab reaches the native input, which tells its rules', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await expect(input).toHaveAccessibleDescription(/png、jpeg、jpg，单个文件不超过 10\.00 MB/);
    });
    await step('good files are handed over', async () => {
      await userEvent.upload(input, [fileOf('门店照片.png'), fileOf('货架.JPG')]);
      await expect(args.onFiles).toHaveBeenCalledWith([
        expect.objectContaining({ name: '门店照片.png' }),
        expect.objectContaining({ name: '货架.JPG' }),
      ]);
    });
  },
};

export const SaysWhyNot: Story = {
  args: { kind: UploadKind.Image, room: 1 },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('one sentence a refused file, with the way out', async () => {
      const files = [fileOf('图标.svg'), fileOf('空.png', 0), fileOf('一.png'), fileOf('二.png')];
      await fireEvent.change(canvas.getByLabelText(/选择文件/), { target: { files } });
      await expect(canvas.getByText('“图标.svg”的类型不支持，请换成 png、jpeg、jpg。')).toBeVisible();
      await expect(canvas.getByText('“空.png”是空文件，请检查后重新选择。')).toBeVisible();
      await expect(canvas.getByText('“二.png”没有添加，最多 1 个文件。')).toBeVisible();
      await expect(args.onFiles).toHaveBeenLastCalledWith([files[2]]);
    });
    await step('once read it goes, and focus is where a better file is chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '知道了' }));
      await expect(canvas.queryByText('以下文件没有添加')).toBeNull();
      await expect(canvas.getByLabelText(/选择文件/)).toHaveFocus();
    });
  },
};

export const DragsOver: Story = {
  args: { kind: UploadKind.Image },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText(/选择文件/);
    await dragOver(input);
    await fireEvent(input, dragged('drop', fileOf('陈列.png')));
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: '陈列.png' })]);
    await expect(await canvas.findByText('选择文件，或拖到这里')).toBeVisible();
  },
};

export const PastesPictures: Story = {
  args: { kind: UploadKind.Image, pastePictures: true },
  play: async ({ args }) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(fileOf('image.png'));
    await waitFor(async () => {
      await fireEvent(document.body, new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      await expect(args.onFiles).toHaveBeenCalled();
    });
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'image.png' })]);
  },
};

export const InContext: Story = {
  render: (args) => (
    <Field label="作业附件" hint="一次可以交几个文件">
      <Dropzone {...args} note="文件保存在贵公司自己的服务器" />
    </Field>
  ),
};
