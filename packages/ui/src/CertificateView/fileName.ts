import type { CertificateData } from './types.ts';

export const certificateFormats = ['png', 'pdf'] as const;
export type CertificateFormat = (typeof certificateFormats)[number];

// Windows allows none of these characters, nor a full stop at the end of a name. File systems allow at most 255
// bytes.
const forbidden = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu;
const mostBytes = 240;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

const clean = (part: string) => part.replace(forbidden, ' ').replace(/\s+/gu, ' ').trim();

/**
 * The file name `{title}-{name}-{no}` with its extension, without characters that some system refuses. A long
 * name is shortened.
 */
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
  // Shortens the longest part from its end, because the parts that distinguish two certificates are usually
  // short.
  while (bytesOf(joined()) > mostBytes) [...parts].sort((a, b) => b.length - a.length)[0]?.pop();
  return `${joined() || 'certificate'}.${format}`;
}
