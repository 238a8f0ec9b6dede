import type { BootCall } from '@stoa/api/boot';

interface Answer {
  readonly data?: { readonly list?: readonly { readonly coverUrl?: unknown }[] } | null;
}

/** The number of entries in the first row of a list on a wide page. */
const inFirstRow = 4;

function load({ text }: { readonly text: string }): void {
  const { data }: Answer = JSON.parse(text);
  for (const { coverUrl } of data?.list?.slice(0, inFirstRow) ?? []) {
    if (typeof coverUrl === 'string' && coverUrl !== '') new Image().src = coverUrl;
  }
}

/** Loads the pictures of the first entries of a list into the browser's cache, where their cards find them. */
export function loadPictures(call: BootCall | undefined): void {
  // The screen reports a faulty answer.
  call?.answer.then(load).catch(() => undefined);
}
