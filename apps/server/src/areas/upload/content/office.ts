import type { FileHandle } from 'node:fs/promises';

/** The folder inside the archive that shows which kind of document it is. */
const folders: ReadonlyMap<string, string> = new Map([
  ['docx', 'word/'],
  ['xlsx', 'xl/'],
  ['pptx', 'ppt/'],
]);

const endMark = Buffer.from('PK\u0005\u0006');
const endBytes = 22;
const entryBytes = 46;
const maxEntries = 20_000;
/** Longest directory of an archive, in bytes; no real document has a longer one. */
const maxDirectory = 8_000_000;
const maxUnpacked = 1_000_000_000;
/**
 * Highest ratio of compression; text compresses well, but not a thousandfold. Below 10 MB the ratio does not
 * matter.
 */
const maxRatio = 200;
const harmless = 10_000_000;

async function read(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  return bytes.subarray(0, bytesRead);
}

/** The directory of an archive; undefined when it has none that is valid. */
async function directoryOf(file: FileHandle, size: number): Promise<Buffer | undefined> {
  const tail = await read(file, Math.max(0, size - 65_535 - endBytes), Math.min(size, 65_535 + endBytes));
  const at = tail.lastIndexOf(endMark);
  if (at === -1 || at + endBytes > tail.length) return undefined;
  const length = tail.readUInt32LE(at + 12);
  const from = tail.readUInt32LE(at + 16);
  const fits = length <= maxDirectory && from + length <= size;
  return fits ? read(file, from, length) : undefined;
}

/**
 * Whether an archive is the kind of document that its name says: its parts are present, no path leads out of
 * it, it is not encrypted, and it does not unpack to far more than its size.
 */
export async function isOfficeDocument(file: FileHandle, ext: string, size: number): Promise<boolean> {
  const folder = folders.get(ext);
  const directory = await directoryOf(file, size);
  if (folder === undefined || directory === undefined) return false;
  let unpacked = 0;
  let entries = 0;
  let hasTypes = false;
  let hasFolder = false;
  for (let at = 0; at < directory.length; entries += 1) {
    if (at + entryBytes > directory.length || directory.readUInt32LE(at) !== 0x02014b50) return false;
    const isLocked = (directory.readUInt16LE(at + 8) & 1) === 1;
    const nameLength = directory.readUInt16LE(at + 28);
    const name = directory.toString('utf8', at + entryBytes, at + entryBytes + nameLength);
    const leadsOut = name.startsWith('/') || /(^|[/\\])\.\.([/\\]|$)|\0/.test(name);
    if (isLocked || leadsOut || entries >= maxEntries) return false;
    unpacked += directory.readUInt32LE(at + 24);
    hasTypes ||= name === '[Content_Types].xml';
    hasFolder ||= name.startsWith(folder);
    at += entryBytes + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  const isBomb = unpacked > maxUnpacked || (unpacked > harmless && unpacked > size * maxRatio);
  return hasTypes && hasFolder && !isBomb;
}
