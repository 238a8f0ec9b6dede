const tricks = /[\p{Cc}\p{Bidi_Control}]/gu;
const [head, tail] = [40, 20];

/**
 * The name of a file for use in a sentence: without direction marks, which can make "gpj.exe" read as
 * "exe.jpg", and shortened in the middle when it is very long, so that the extension stays.
 */
export function plainName(name: string): string {
  const letters = Array.from(name.replace(tricks, ''));
  if (letters.length <= head + tail + 1) return letters.join('');
  return `${letters.slice(0, head).join('')}…${letters.slice(-tail).join('')}`;
}
