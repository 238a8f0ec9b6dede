import { afterEach, expect, test, vi } from 'vitest';
import { Field } from '../Field/Field.tsx';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { cleanup, fireEvent, render, screen, waitFor } from '../test/render.tsx';
import { onItsSide, pictureFile, pngHead } from './fixtures.ts';
import { ImageUpload, type ImageUploadProps } from './ImageUpload.tsx';
import { openPicture } from './picture.ts';

afterEach(cleanup);

const nothing = () => undefined;
const square = { width: 50, height: 50 };

const halves = (context: CanvasRenderingContext2D, width: number, height: number) => {
  context.fillStyle = 'rgb(200, 0, 0)';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = 'rgb(0, 0, 200)';
  context.fillRect(width / 2, 0, width / 2, height);
};

/** Red, green and blue of one pixel of a picture. */
async function colorAt(blob: Blob, x: number, y: number) {
  const bitmap = await createImageBitmap(blob);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  return [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
}

const show = (props: Partial<ImageUploadProps> = {}) =>
  render(
    <>
      <ImageUpload aria-label="头像" output={square} onImage={nothing} {...props} />
      <LiveRegion />
    </>,
  );
const give = (file: File) => {
  const input = document.querySelector('input[type="file"]');
  if (input === null) throw new Error('no input');
  fireEvent.change(input, { target: { files: [file] } });
};
const stage = () => screen.findByRole('application', { name: '裁剪区' });
const image = () => vi.fn<(picture: Blob) => void>();

test('cuts what was chosen by keyboard, in the size and type that is required', async () => {
  const onImage = image();
  show({ onImage, output: { ...square, type: 'image/png' } });
  give(await pictureFile({ width: 200, height: 100, draw: halves }));
  const area = await stage();
  expect(document.activeElement).toBe(area);
  for (let press = 0; press < 6; press += 1) fireEvent.keyDown(area, { key: 'ArrowRight', shiftKey: true });
  fireEvent.click(screen.getByRole('button', { name: '使用这张图片' }));
  await waitFor(() => expect(onImage).toHaveBeenCalledTimes(1));
  const blob = onImage.mock.calls[0]?.[0] ?? new Blob();
  expect(blob.type).toBe('image/png');
  const { width, height } = await createImageBitmap(blob);
  expect({ width, height }).toEqual(square);
  const [red = 0, , blue = 0] = await colorAt(blob, 47, 25);
  expect(red > 150 && blue < 50).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('dragging moves the picture, and a press without dragging moves a point to the middle', async () => {
  const onImage = image();
  show({ onImage });
  give(await pictureFile({ width: 200, height: 100, draw: halves }));
  const area = await stage();
  const box = area.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const pointer = { isPrimary: true, button: 0, pointerId: 1 };
  // A pointer event made by a script cannot be captured, so capturing is replaced.
  area.setPointerCapture = nothing;
  fireEvent.pointerDown(area, { ...pointer, clientX: x, clientY: y });
  fireEvent.pointerMove(area, { ...pointer, clientX: x - 900, clientY: y });
  fireEvent.pointerUp(area, { ...pointer, clientX: x - 900, clientY: y });
  const view = area.querySelector('canvas');
  expect(view?.style.transform).toBe('translate(-50%, 0%)');
  fireEvent.pointerDown(area, { ...pointer, clientX: x - 2000, clientY: y });
  fireEvent.pointerUp(area, { ...pointer, clientX: x - 2000, clientY: y });
  expect(view?.style.transform).toBe('translate(0%, 0%)');
  fireEvent.click(screen.getByRole('button', { name: '使用这张图片' }));
  await waitFor(() => expect(onImage).toHaveBeenCalledTimes(1));
  const [red = 0, , blue = 0] = await colorAt(onImage.mock.calls[0]?.[0] ?? new Blob(), 47, 25);
  expect(red > 150 && blue < 50).toBe(true);
});

test('a jpeg of a transparent picture is white there, not black', async () => {
  const onImage = image();
  show({ onImage });
  give(await pictureFile({ width: 80, height: 80, name: '标志.png', type: 'image/png', draw: nothing }));
  await stage();
  fireEvent.click(screen.getByRole('button', { name: '使用这张图片' }));
  await waitFor(() => expect(onImage).toHaveBeenCalledTimes(1));
  const blob = onImage.mock.calls[0]?.[0] ?? new Blob();
  expect(blob.type).toBe('image/jpeg');
  expect(await colorAt(blob, 25, 25)).toEqual([255, 255, 255]);
});

test('a photo of a camera held sideways is upright', async () => {
  const file = await onItsSide(await pictureFile({ width: 80, height: 40, draw: halves }));
  const picture = await openPicture(file, { width: 10, height: 10 });
  expect(picture).toMatchObject({ width: 40, height: 80 });
});

test('says in words what is wrong with a picture, and accepts none of them', async () => {
  const onImage = image();
  show({ onImage, maxSize: 1000 });
  const refused: [File, string][] = [
    [new File(['x'], '头像.svg'), '“头像.svg”的类型不支持，请换成 png、jpeg、jpg。'],
    [new File([new Uint8Array(1001)], '大.png'), '“大.png”有 1.00 KB，超过了 1.00 KB，请压缩后再试。'],
    [new File(['<svg/>'], '假.png'), '这个文件打不开，请换一张 png 或 jpeg 图片。'],
    [new File([pngHead(60, 60)], '坏.png'), '这个文件打不开，请换一张 png 或 jpeg 图片。'],
    [
      new File([pngHead(30_000, 30_000)], '巨.png'),
      '图片有 30000 × 30000 像素，超过了 6400 万像素，请缩小后再试。',
    ],
    [
      await pictureFile({ width: 60, height: 30, name: '小.png', type: 'image/png', draw: halves }),
      '图片只有 60 × 30 像素，至少需要 50 × 50，请换一张更清晰的。',
    ],
  ];
  for (const [file, sentence] of refused) {
    give(file);
    await waitFor(() => expect(screen.getByRole('group').textContent).toContain(sentence));
    expect(screen.getByRole('status').textContent).toContain(sentence);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onImage).not.toHaveBeenCalled();
});

test('cancelling changes nothing and gives focus back', async () => {
  const onImage = image();
  show({ onImage });
  const choose = screen.getByRole('button', { name: '上传图片' });
  choose.focus();
  give(await pictureFile({ width: 80, height: 80 }));
  await stage();
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(choose);
  expect(onImage).not.toHaveBeenCalled();
});

test('a failed upload is announced at once, as part of the group', () => {
  show({ error: '图片没有保存，请重试。' });
  expect(screen.getByRole('alert').textContent).toContain('图片没有保存，请重试。');
  const described = screen.getByRole('group').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('图片没有保存，请重试。');
});

test('the zoom of the crop is not the control of the Field around it', async () => {
  render(
    <Field label="封面" hint="显示在课程卡片上" required>
      <ImageUpload output={square} onImage={nothing} />
    </Field>,
  );
  give(await pictureFile({ width: 200, height: 200 }));
  await stage();
  const zoom = screen.getByRole('slider', { name: '缩放' });
  expect(zoom.hasAttribute('required')).toBe(false);
  expect(zoom.hasAttribute('aria-describedby')).toBe(false);
  fireEvent.change(zoom, { target: { value: '200' } });
  expect(zoom.getAttribute('aria-valuetext')).toBe('200%');
});
