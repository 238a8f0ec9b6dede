/**
 * The checksum of PNG chunks (ISO 3309). It is computed bit by bit without a table, because it covers only 17
 * bytes.
 */
function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Length of the signature and the IHDR chunk, which begin every PNG. */
const headBytes = 33;

/** Writes the resolution into a PNG (chunk pHYs), so that it prints on one A4 sheet instead of several. */
export function withResolution(png: Uint8Array, dotsPerInch: number): Uint8Array<ArrayBuffer> {
  const perMetre = Math.round(dotsPerInch / 0.0254);
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, 9);
  chunk.set(new TextEncoder().encode('pHYs'), 4);
  view.setUint32(8, perMetre);
  view.setUint32(12, perMetre);
  view.setUint8(16, 1);
  view.setUint32(17, crcOf(chunk.subarray(4, 17)));
  const file = new Uint8Array(png.length + chunk.length);
  file.set(png.subarray(0, headBytes));
  file.set(chunk, headBytes);
  file.set(png.subarray(headBytes), headBytes + chunk.length);
  return file;
}
