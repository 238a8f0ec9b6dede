import { crc32, deflateRawSync } from 'node:zlib';

export interface Entry {
  readonly name: string;
  readonly bytes?: Buffer;
  /** The length that the archive states for the entry, when it is not the real one. */
  readonly claims?: number;
  readonly locked?: boolean;
}

/** Creates a zip archive, valid or manipulated. */
export function archiveOf(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes = Buffer.from('<x/>'), claims = bytes.length, locked = false } of entries) {
    const packed = deflateRawSync(bytes);
    const title = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(locked ? 1 : 0, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claims, 18);
    common.writeUInt16LE(title.length, 22);
    const offset = Buffer.alloc(4);
    offset.writeUInt32LE(at);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, title, packed]);
    files.push(local);
    at += local.length;
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), common, Buffer.alloc(10), offset, title);
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, list, end]);
}

/** The few parts that make an archive a valid office document. */
export const documentOf = (folder: string, ...more: readonly Entry[]): Buffer =>
  archiveOf([{ name: '[Content_Types].xml' }, { name: `${folder}/main.xml` }, ...more]);

/** Creates a PNG of this size. */
export function pngOf(width: number, height: number, more = 100): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR', 'latin1'),
    size,
    Buffer.alloc(more, 7),
  ]);
}

/** Creates a JPEG with metadata of a camera before its size. */
export function jpegOf(width: number, height: number, notes = 2000): Buffer {
  const note = Buffer.alloc(4 + notes);
  note.writeUInt16BE(0xffe1, 0);
  note.writeUInt16BE(2 + notes, 2);
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), note, frame, Buffer.alloc(100, 1)]);
}
