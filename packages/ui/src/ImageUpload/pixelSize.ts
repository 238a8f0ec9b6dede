import type { PixelSize } from './model.ts';

const pngMark = 0x89504e47;
const jpegMark = 0xffd8;

/** Markers that begin a frame, which contains the size. C4, C8 and CC begin tables instead. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length field and without data. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

function jpegSize(bytes: DataView): PixelSize | undefined {
  let at = 2;
  while (at + 9 <= bytes.byteLength && bytes.getUint8(at) === 0xff) {
    const marker = bytes.getUint8(at + 1);
    if (isFrame(marker)) return { width: bytes.getUint16(at + 7), height: bytes.getUint16(at + 5) };
    // A marker may be preceded by fill bytes of 0xff.
    if (marker === 0xff) at += 1;
    else at += isBare(marker) ? 2 : 2 + Math.max(2, bytes.getUint16(at + 2));
  }
  return undefined;
}

/**
 * Reads the size of a PNG or JPEG from its first bytes, before it is decoded, so that a small file of a huge
 * picture takes no memory. `undefined` for other files.
 */
export function pixelSizeOf(bytes: DataView): PixelSize | undefined {
  if (bytes.byteLength >= 24 && bytes.getUint32(0) === pngMark) {
    return { width: bytes.getUint32(16), height: bytes.getUint32(20) };
  }
  return bytes.byteLength >= 4 && bytes.getUint16(0) === jpegMark ? jpegSize(bytes) : undefined;
}
