import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  otherTenant,
  rightToLeft,
  Rows,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { pictureFile } from './fixtures.ts';
import { ImageUpload, imageShapes, type ImageUploadProps } from './ImageUpload.tsx';
import { cropKeys } from './model.ts';

const portrait = '/media/images/floor-after.svg';
const cover = { width: 960, height: 540 };

const meta = {
  title: 'Uploads/ImageUpload',
  component: ImageUpload,
  parameters: { keyboard: cropKeys },
  args: { 'aria-label': '头像', output: { width: 400, height: 400 }, onImage: fn(), onRemove: fn() },
  decorators: [(Story) => <Narrow width={560}>{Story()}</Narrow>],
} satisfies Meta<typeof ImageUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Each shape and proportion, without and with a picture. */
export const Variants: Story = {
  render: (args) => (
    <Rows gap={24}>
      {imageShapes.flatMap((shape) => [
        <ImageUpload key={shape} {...args} shape={shape} aria-label={`空 ${shape}`} />,
        <ImageUpload key={`${shape} src`} {...args} shape={shape} src={portrait} aria-label={shape} />,
      ])}
      <ImageUpload {...args} output={cover} src={portrait} aria-label="封面" />
      <ImageUpload {...args} output={{ width: 600, height: 1200 }} aria-label="竖版海报" />
    </Rows>
  ),
};

export const States: Story = {
  render: (args) => (
    <Rows gap={24}>
      <ImageUpload {...args} aria-label="正在保存" src={portrait} busy />
      <ImageUpload {...args} aria-label="没有保存" src={portrait} error="图片没有保存，请检查网络后重试。" />
      <ImageUpload {...args} aria-label="打不开" src="data:image/png;base64,broken" />
      <ImageUpload {...args} aria-label="不可用" src={portrait} disabled />
    </Rows>
  ),
};

const give = (canvasElement: HTMLElement, file: File) => {
  const input = canvasElement.querySelector('input[type="file"]');
  if (input === null) throw new Error('no input');
  return fireEvent.change(input, { target: { files: [file] } });
};
const cropping: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await give(canvasElement, await pictureFile({ width: 1600, height: 1000 }));
  await waitFor(() => expect(screen.getByRole('application')).toHaveFocus());
};

export const Content: Story = {
  args: { error: texts.long, minWidth: 120, maxSize: 200_000 },
  play: async ({ canvas, canvasElement }) => {
    await give(canvasElement, new File(['x'], `${texts.unbreakable}.svg`));
    await expect(canvas.getByText(/的类型不支持/)).toBeVisible();
  },
};

export const Tenants: Story = {
  args: { src: portrait, error: '图片没有保存，请重试。' },
  decorators: [tenantsFrame],
};
export const Direction: Story = { ...rightToLeft, play: cropping };
export const LargeText: Story = { ...largeText, play: cropping };
export const ForcedColors: Story = { ...forcedColors, play: cropping };
export const English: Story = { ...inEnglish, play: cropping };
export const Cropping: Story = { play: cropping };
export const CroppingACircleByNight: Story = { ...otherTenant, args: { shape: 'circle' }, play: cropping };
export const CroppingACover: Story = { args: { output: cover }, play: cropping };

export const Keyboard: Story = {
  play: async (context) => {
    const { args, userEvent, step } = context;
    await cropping(context);
    const view = screen.getByRole('application').querySelector('canvas');
    await step('plus enlarges, arrows move the picture, zero starts over', async () => {
      await userEvent.keyboard('+++');
      await expect(screen.getByRole('slider', { name: '缩放' })).toHaveValue('133');
      const before = view?.style.transform;
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
      await expect(view?.style.transform).not.toBe(before);
      await userEvent.keyboard('0');
      await expect(screen.getByRole('slider', { name: '缩放' })).toHaveValue('100');
    });
    await step('the cut picture is handed over', async () => {
      await userEvent.click(screen.getByRole('button', { name: '使用这张图片' }));
      await waitFor(() => expect(args.onImage).toHaveBeenCalledWith(expect.any(Blob)));
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};

/** A page that shows the new picture while it is being uploaded. */
function Saving(props: ImageUploadProps) {
  const [src, setSrc] = useState<string>();
  useEffect(() => (src === undefined ? undefined : () => URL.revokeObjectURL(src)), [src]);
  return (
    <ImageUpload
      {...props}
      {...(src === undefined ? {} : { src })}
      onImage={(picture) => setSrc(URL.createObjectURL(picture))}
      onRemove={() => setSrc(undefined)}
    />
  );
}

export const ReplacesAndRemoves: Story = {
  render: (args) => <Saving {...args} />,
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await cropping(context);
    await step('the new picture is shown', async () => {
      await userEvent.click(screen.getByRole('button', { name: '使用这张图片' }));
      await expect(await canvas.findByRole('img', { name: '当前图片' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '更换图片' })).toBeVisible();
    });
    await step('removed, focus stays in the group', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '移除图片' }));
      await expect(canvas.getByRole('button', { name: '上传图片' })).toHaveFocus();
    });
  },
};

export const InContext: Story = {
  render: (args) => (
    <Stack>
      <Field label="头像">
        <ImageUpload {...args} aria-label="头像" shape="circle" src={portrait} />
      </Field>
      <Field label="昵称">
        <TextInput defaultValue="林小满" />
      </Field>
    </Stack>
  ),
};
