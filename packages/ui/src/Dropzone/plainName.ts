const tricks = /[\p{Cc}\p{Bidi_Control}]/gu;
const [head, tail] = [40, 20];

/**
 * A file's name as it may stand in a sentence: without the marks that make "gpj.exe" read as "exe.jpg", and cut in its
 * middle when it is very long, so that its extension stays.
 */
export function plainName(name: string): string {
  const letters = Array.from(name.replace(tricks, ''));
  if (letters.length <= head + tail + 1) return letters.join('');
  return `${letters.slice(0, head).join('')}…${letters.slice(-tail).join('')}`;
}
