declare global {
  /** The tag of a visit to the study page that was opened before any file of the portal was there. */
  var stoaPlayerTag: string | undefined;
}

export const randomTag = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join('');

/** The tag of the next visit to the study page: that of the call which has been sent already, once. */
export function nextPlayerTag(): string {
  const sent = globalThis.stoaPlayerTag;
  globalThis.stoaPlayerTag = undefined;
  return sent ?? randomTag();
}
