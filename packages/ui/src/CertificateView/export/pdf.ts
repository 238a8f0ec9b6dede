import { textLayer, utf16, type PdfObject, type SheetLine } from './textLayer.ts';

export interface PdfPage {
  /** Width in points. */
  readonly width: number;
  readonly height: number;
  readonly jpeg: Uint8Array;
  readonly pixels: { readonly width: number; readonly height: number };
  readonly title: string;
  /** Language of the text, as HTML names it. */
  readonly lang: string;
  /** The text of the picture, in the order in which it is read. */
  readonly lines: readonly SheetLine[];
}

/** The byte order mark says that the rest is UTF-16BE. */
const textString = (text: string): string => `<FEFF${utf16(text)}>`;

/** Numbers of the objects that refer to each other; those of the text come after them. */
const id = { pages: 2, page: 3, picture: 4, content: 5, info: 6, structure: 7, parents: 8 };

/**
 * One page with one JPEG and its text (PDF 1.7, sections 7.5, 8.9 and 14.7). The picture counts as decoration,
 * because the text says all that is on it. It is written by hand, because a library would be larger than the whole
 * component.
 */
export function pdfOf(page: PdfPage): Uint8Array<ArrayBuffer> {
  const { width, height, jpeg, pixels, title, lang, lines } = page;
  const encoder = new TextEncoder();
  const text = textLayer(lines, { from: 9, height, parent: id.structure, page: id.page });
  const content = encoder.encode(
    `/Artifact BMC q ${width} 0 0 ${height} 0 0 cm /Sheet Do Q EMC\n${text.content}`,
  );
  const elements = text.elements.map((element) => `${element} 0 R`).join(' ');
  const objects: readonly PdfObject[] = [
    `<</Type /Catalog /Pages ${id.pages} 0 R /Lang ${textString(lang)} /MarkInfo <</Marked true>> /StructTreeRoot ${id.structure} 0 R /ViewerPreferences <</DisplayDocTitle true>>>>`,
    `<</Type /Pages /Kids [${id.page} 0 R] /Count 1>>`,
    `<</Type /Page /Parent ${id.pages} 0 R /MediaBox [0 0 ${width} ${height}] /Resources <</XObject <</Sheet ${id.picture} 0 R>> /Font ${text.fonts}>> /Contents ${id.content} 0 R /StructParents 0>>`,
    [
      `<</Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length}>>`,
      jpeg,
    ],
    [`<</Length ${content.length}>>`, content],
    `<</Title ${textString(title)}>>`,
    `<</Type /StructTreeRoot /K [${elements}] /ParentTree ${id.parents} 0 R>>`,
    `<</Nums [0 [${elements}]]>>`,
    ...text.objects,
  ];

  const parts: Uint8Array[] = [];
  let length = 0;
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const offsets: number[] = [];
  write('%PDF-1.7\n');
  // Four bytes above 127 mark the file as binary for programs that transfer it.
  write(Uint8Array.of(0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a));
  objects.forEach((object, index) => {
    offsets.push(length);
    write(`${index + 1} 0 obj\n`);
    if (typeof object === 'string') write(object);
    else {
      write(`${object[0]}\nstream\n`);
      write(object[1]);
      write('\nendstream');
    }
    write('\nendobj\n');
  });
  const start = length;
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) write(`${String(offset).padStart(10, '0')} 00000 n \n`);
  write(
    `trailer\n<</Size ${objects.length + 1} /Root 1 0 R /Info ${id.info} 0 R>>\nstartxref\n${start}\n%%EOF\n`,
  );

  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}
