declare global {
  /** The player tag of a start call that index.html sent before any file of the portal had loaded. */
  var stoaPlayerTag: string | undefined;
}

export const randomTag = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join('');

/**
 * The tag of the next visit to the study page: once the tag of the early start call, and a new one after
 * that.
 */
export function nextPlayerTag(): string {
  const sent = globalThis.stoaPlayerTag;
  globalThis.stoaPlayerTag = undefined;
  return sent ?? randomTag();
}
