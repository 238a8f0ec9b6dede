let playing: WeakRef<HTMLMediaElement> | undefined;

/** Pauses the player that played before, because only one player of a page should be heard. */
export function onlyThisPlays(media: HTMLMediaElement): void {
  const before = playing?.deref();
  if (before !== undefined && before !== media) before.pause();
  playing = new WeakRef(media);
}
