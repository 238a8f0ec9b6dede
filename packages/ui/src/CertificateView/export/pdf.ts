export interface PdfPage {
  /** Width in points. */
  readonly width: number;
  readonly height: number;
  readonly jpeg: Uint8Array;
  readonly pixels: { readonly width: number; readonly height: number };
  readonly title: string;
  /** Text alternative of the picture, for people who cannot see it. */
  readonly alt: string;
}

/** UTF-16BE with byte order mark, in hex, because it is the PDF encoding that holds every script. */
const textString = (text: string): string => {
  let hex = 'FEFF';
  for (let at = 0; at < text.length; at += 1)
    hex += text.charCodeAt(at).toString(16).padStart(4, '0').toUpperCase();
  return `<${hex}>`;
};

/**
 * One page with one JPEG (PDF 1.7, sections 7.5 and 8.9), tagged as a figure with its text alternative. It is
 * written by hand, because a library would be larger than the whole component.
 */
export function pdfOf({ width, height, jpeg, pixels, title, alt }: PdfPage): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const content = `/Figure <</MCID 0>> BDC q ${width} 0 0 ${height} 0 0 cm /Sheet Do Q EMC`;
  const objects: readonly (string | readonly [string, Uint8Array])[] = [
    '<</Type /Catalog /Pages 2 0 R /MarkInfo <</Marked true>> /StructTreeRoot 7 0 R /ViewerPreferences <</DisplayDocTitle true>>>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    `<</Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources <</XObject <</Sheet 4 0 R>>>> /Contents 5 0 R /StructParents 0>>`,
    [
      `<</Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length}>>`,
      jpeg,
    ],
    [`<</Length ${content.length}>>`, encoder.encode(content)],
    `<</Title ${textString(title)}>>`,
    '<</Type /StructTreeRoot /K 8 0 R /ParentTree 9 0 R>>',
    `<</Type /StructElem /S /Figure /P 7 0 R /Pg 3 0 R /K 0 /Alt ${textString(alt)}>>`,
    '<</Nums [0 [8 0 R]]>>',
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
  write(`trailer\n<</Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R>>\nstartxref\n${start}\n%%EOF\n`);

  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}
