import { open } from 'node:fs/promises';
import { isOfficeDocument } from './office.ts';
import { isBearable, pictureSize } from './picture.ts';
import { beginsAs, headBytes } from './signatures.ts';

const pictures = ['png', 'jpeg', 'jpg'];
const documents = ['docx', 'xlsx', 'pptx'];
/** Bytes to read of a picture, because cameras write long metadata before the size of the picture. */
const pictureBytes = 1_000_000;

/** Whether the content of a complete file fits its extension. */
export async function isWhatItSays(path: string, ext: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const wanted = pictures.includes(ext) ? pictureBytes : headBytes;
    const head = Buffer.alloc(Math.min(wanted, size));
    await file.read(head, 0, head.length, 0);
    if (!beginsAs(ext, head)) return false;
    if (pictures.includes(ext)) return isBearable(pictureSize(ext, head));
    return documents.includes(ext) ? await isOfficeDocument(file, ext, size) : true;
  } finally {
    await file.close();
  }
}
