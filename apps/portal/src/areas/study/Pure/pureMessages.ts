/** A message to the window that opened the player. */
export interface PureMessage {
  type: 'progress' | 'ended';
  itemId: number;
  /** Progress in percent, as the server has calculated it. */
  percent: number;
}

/** The parts of a visit's state that messages are made from. */
export interface Told {
  start?: { progress: { itemId: number; percent: number } } | undefined;
  endedAt?: number | undefined;
}

/** The messages for what changed from one state to the next. */
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

/** The windows that may listen: the opener, and the page that embeds this one. */
const listeners = (): Window[] => {
  const opener: Window | null = window.opener;
  return [...(opener ? [opener] : []), ...(window.parent === window ? [] : [window.parent])];
};

/** Posts to the listening windows; a window of another origin receives nothing. */
export function tell(message: PureMessage): void {
  for (const listener of listeners()) listener.postMessage(message, location.origin);
}
