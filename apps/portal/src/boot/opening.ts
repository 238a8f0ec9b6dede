import type { BootCall } from '@stoa/api/boot';
import type { Opening } from './firstCall.ts';
import { part, showInstead } from './shellParts.ts';

interface Answer {
  readonly code?: unknown;
  readonly data?: Readonly<Record<string, unknown>> | null;
}

/**
 * Writes the fields of a call's answer into the shell: picture, title and a sentence, at the place that they
 * have on the screen. They replace the skeleton at once, so that nothing on the page moves.
 */
export function showOpening(call: BootCall | undefined, { layout, ...fields }: Opening): void {
  const show = ({ text }: { readonly text: string }) => {
    const { code, data }: Answer = JSON.parse(text);
    const wordsOf = (name: string): string => {
      const value = data?.[name];
      return typeof value === 'string' ? value : '';
    };
    const title = wordsOf(fields.title);
    if (code !== 200 || title === '') return;
    const opening = part('div', layout);
    const words = part('div', 'words');
    words.append(part('p', 'title', title), part('p', 'lead', wordsOf(fields.text)));
    const picture = part('div', 'picture');
    const src = wordsOf(fields.picture);
    if (src !== '') {
      const image = document.createElement('img');
      image.alt = '';
      image.src = src;
      picture.append(image);
    }
    opening.append(words, picture);
    showInstead(opening);
  };
  // The screen reports a faulty answer; the shell only leaves it out.
  call?.answer.then(show).catch(() => undefined);
}
