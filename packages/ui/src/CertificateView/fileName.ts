import type { CertificateData } from './types.ts';

export const certificateFormats = ['png', 'pdf'] as const;
export type CertificateFormat = (typeof certificateFormats)[number];

// Windows takes none of the signs, nor a stop at the end; 255 bytes are the most that file systems take.
const forbidden = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu;
const mostBytes = 240;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

const clean = (part: string) => part.replace(forbidden, ' ').replace(/\s+/gu, ' ').trim();

/** `{title}-{name}-{no}` and the ending (screens R86), as every system can save it; a long title is shortened. */
export function fileNameOf(
  { title, holderName, certificateNo }: Pick<CertificateData, 'title' | 'holderName' | 'certificateNo'>,
  format: CertificateFormat,
): string {
  const parts = [title, holderName, certificateNo].map((part) => Array.from(clean(part)));
  const joined = () =>
    parts
      .map((part) => part.join('').trim())
      .filter((part) => part !== '')
      .join('-')
      .replace(/^[.\s]+|[.\s]+$/gu, '');
  // From the end of the longest part: what tells two certificates apart is mostly short.
  while (bytesOf(joined()) > mostBytes) [...parts].sort((a, b) => b.length - a.length)[0]?.pop();
  return `${joined() || 'certificate'}.${format}`;
}
