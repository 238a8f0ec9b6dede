let playing: WeakRef<HTMLMediaElement> | undefined;

/** One player of a page sounds at a time: who begins ends the one before. */
export function onlyThisPlays(media: HTMLMediaElement): void {
  const before = playing?.deref();
  if (before !== undefined && before !== media) before.pause();
  playing = new WeakRef(media);
}
