/** Longest side in pixels; a picture that unpacks to more is meant to exhaust the reader's memory. */
const maxSide = 20_000;
const maxPixels = 100_000_000;

/** Width and height as the file states them; undefined when it states none. */
export function pictureSize(ext: string, bytes: Buffer): readonly [number, number] | undefined {
  if (ext === 'png') {
    return bytes.length >= 24 && bytes.toString('latin1', 12, 16) === 'IHDR'
      ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
      : undefined;
  }
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // SOF0 to SOF15 except DHT, JPG and DAC, whose markers are in the same range.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    }
    const standsAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    at += standsAlone ? 2 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Whether a picture states its size and is small enough to be opened safely. */
export function isBearable(size: readonly [number, number] | undefined): boolean {
  if (size === undefined) return false;
  const [width, height] = size;
  return width > 0 && height > 0 && width <= maxSide && height <= maxSide && width * height <= maxPixels;
}
