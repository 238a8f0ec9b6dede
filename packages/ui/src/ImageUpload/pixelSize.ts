import type { PixelSize } from './model.ts';

const pngMark = 0x89504e47;
const jpegMark = 0xffd8;

/** Markers that begin a frame, with its size behind; C4, C8 and CC begin tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers that stand alone, without a length. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

function jpegSize(bytes: DataView): PixelSize | undefined {
  let at = 2;
  while (at + 9 <= bytes.byteLength && bytes.getUint8(at) === 0xff) {
    const marker = bytes.getUint8(at + 1);
    if (isFrame(marker)) return { width: bytes.getUint16(at + 7), height: bytes.getUint16(at + 5) };
    // A marker may be filled up with 0xff in front.
    if (marker === 0xff) at += 1;
    else at += isBare(marker) ? 2 : 2 + Math.max(2, bytes.getUint16(at + 2));
  }
  return undefined;
}

/**
 * The size that a png or a jpeg says it has, from its own first bytes: known before anything is decoded, so that a
 * small file of a gigantic picture takes no memory. `undefined` for whatever is neither.
 */
export function pixelSizeOf(bytes: DataView): PixelSize | undefined {
  if (bytes.byteLength >= 24 && bytes.getUint32(0) === pngMark) {
    return { width: bytes.getUint32(16), height: bytes.getUint32(20) };
  }
  return bytes.byteLength >= 4 && bytes.getUint16(0) === jpegMark ? jpegSize(bytes) : undefined;
}
