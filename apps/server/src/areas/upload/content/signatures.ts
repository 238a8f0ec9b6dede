/** Bytes of the beginning that show the type of a file. */
export const headBytes = 4096;

type Test = (head: Buffer) => boolean;

const starts =
  (...bytes: number[]): Test =>
  (head) =>
    bytes.every((byte, index) => head[index] === byte);
const says =
  (text: string, at = 0): Test =>
  (head) =>
    head.toString('latin1', at, at + text.length) === text;
const any =
  (...tests: Test[]): Test =>
  (head) =>
    tests.some((test) => test(head));
const both =
  (...tests: Test[]): Test =>
  (head) =>
    tests.every((test) => test(head));

const png = starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const jpeg = starts(0xff, 0xd8, 0xff);
const zip = says('PK\u0003\u0004');
const compound = starts(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const boxes = any(...['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].map((name) => says(name, 4)));
const matroska = starts(0x1a, 0x45, 0xdf, 0xa3);
const asf = starts(0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11);
const mpeg = any(starts(0x00, 0x00, 0x01, 0xba), starts(0x00, 0x00, 0x01, 0xb3));

/** An MPEG audio frame: eleven set bits, then a valid version, layer and bit rate. */
const frame: Test = ([first = 0, second = 0, third = 0]) =>
  first === 0xff &&
  (second & 0xe0) === 0xe0 &&
  (second & 0x18) !== 0x08 &&
  (second & 0x06) !== 0 &&
  (third & 0xf0) !== 0xf0;

const byExtension: ReadonlyMap<string, Test> = new Map([
  ['png', png],
  ['jpeg', jpeg],
  ['jpg', jpeg],
  ['pdf', says('%PDF-')],
  ['doc', compound],
  ['xls', compound],
  ['ppt', compound],
  ['docx', zip],
  ['xlsx', zip],
  ['pptx', zip],
  ['mp3', any(says('ID3'), frame)],
  ['wav', both(says('RIFF'), says('WAVE', 8))],
  ['m4a', boxes],
  ['3gp', boxes],
  ['mp4', boxes],
  ['mov', boxes],
  ['asf', asf],
  ['wmv', asf],
  ['avi', both(says('RIFF'), says('AVI ', 8))],
  ['flv', says('FLV')],
  ['vob', mpeg],
  ['mpg', mpeg],
  ['mkv', matroska],
  ['webm', matroska],
  ['rmvb', says('.RMF')],
]);

/** Whether the beginning of a file fits its extension; false for unknown extensions. */
export const beginsAs = (ext: string, head: Buffer): boolean => byExtension.get(ext)?.(head) ?? false;
