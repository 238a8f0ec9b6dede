/** What the window that opened the player is told. */
export interface PureMessage {
  type: 'progress' | 'ended';
  itemId: number;
  /** The server's percent. */
  percent: number;
}

/** What of a visit is told. */
export interface Told {
  start?: { progress: { itemId: number; percent: number } } | undefined;
  endedAt?: number | undefined;
}

/** What is news from one state to the next. */
export function messagesOf(before: Told, after: Told): PureMessage[] {
  if (!after.start) return [];
  const { itemId, percent } = after.start.progress;
  const moved = before.start?.progress.itemId !== itemId || before.start.progress.percent !== percent;
  const ended = after.endedAt !== undefined && before.endedAt === undefined;
  return [
    ...(moved ? [{ type: 'progress', itemId, percent } as const] : []),
    ...(ended ? [{ type: 'ended', itemId, percent } as const] : []),
  ];
}

/** The windows that may listen: who opened this one, and who shows it inside of itself. */
const listeners = (): Window[] => {
  const opener: Window | null = window.opener;
  return [...(opener ? [opener] : []), ...(window.parent === window ? [] : [window.parent])];
};

/** Tells them; a window of another origin hears nothing. */
export function tell(message: PureMessage): void {
  for (const listener of listeners()) listener.postMessage(message, location.origin);
}
