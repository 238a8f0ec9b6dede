import { UploadKind } from '@stoa/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Field } from '../Field/Field.tsx';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { cleanup, fireEvent, render, screen } from '../test/render.tsx';
import { Dropzone } from './Dropzone.tsx';

afterEach(cleanup);

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const carrying = (...files: File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};
const nothing = () => undefined;
const paste = (target: Element) =>
  fireEvent(
    target,
    new ClipboardEvent('paste', {
      clipboardData: carrying(picture('image.png')),
      bubbles: true,
      cancelable: true,
    }),
  );

test('names each refusal, and only counts them if there are too many to read', () => {
  render(
    <>
      <Dropzone kind={UploadKind.Image} multiple onFiles={nothing} />
      <LiveRegion />
    </>,
  );
  const files = Array.from({ length: 8 }, (_, at) => new File(['x'], `${at}.svg`));
  fireEvent.change(screen.getByLabelText(/选择文件/), { target: { files } });
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByText('还有 3 个文件没有添加。')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('“0.svg”的类型不支持');
});

test('refuses a folder by name and accepts the file beside it', () => {
  const onFiles = vi.fn<(files: File[]) => void>();
  const good = picture('好.png');
  render(<Dropzone kind={UploadKind.Image} multiple onFiles={onFiles} />);
  // A script cannot create a folder, so the entry by which a browser recognises one is imitated.
  const dataTransfer = {
    types: ['Files'],
    items: [
      { kind: 'file', webkitGetAsEntry: () => ({ isDirectory: true, name: '相册' }), getAsFile: () => null },
      { kind: 'file', webkitGetAsEntry: () => ({ isDirectory: false }), getAsFile: () => good },
    ],
  };
  const event = new DragEvent('drop', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
  fireEvent(screen.getByLabelText(/选择文件/), event);
  expect(screen.getByText('“相册”是文件夹，请打开它选择里面的文件。')).toBeTruthy();
  expect(onFiles.mock.calls).toEqual([[[good]]]);
});

test('keeps the page when a file is dropped beside the area', () => {
  render(<Dropzone kind={UploadKind.Image} onFiles={nothing} />);
  const event = new DragEvent('drop', {
    dataTransfer: carrying(picture('a.png')),
    bubbles: true,
    cancelable: true,
  });
  document.body.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

test('ignores a paste into a field and behind a dialog', () => {
  const onFiles = vi.fn<(files: File[]) => void>();
  const page = (open: boolean) => (
    <>
      <input aria-label="名称" />
      <Dropzone kind={UploadKind.Image} pastePictures onFiles={onFiles} />
      <Dialog open={open} onOpenChange={nothing} title="确认">
        内容
      </Dialog>
    </>
  );
  const { rerender } = render(page(false));
  paste(screen.getByLabelText('名称'));
  rerender(page(true));
  paste(document.body);
  expect(onFiles).not.toHaveBeenCalled();
  rerender(page(false));
  paste(document.body);
  expect(onFiles).toHaveBeenCalledTimes(1);
});

test('never blocks its form, because the parent already has what was chosen', () => {
  const { container } = render(
    <form>
      <Field label="附件" required>
        <Dropzone kind={UploadKind.Attachment} onFiles={nothing} />
      </Field>
    </form>,
  );
  expect(container.querySelector('form')?.checkValidity()).toBe(true);
});
