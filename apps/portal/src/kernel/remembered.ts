/** A text that an earlier visit stored, used for the shape of skeletons; '' when nothing is known. */
export function remembered(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    // Storage is blocked, so this counts as a first visit.
    return '';
  }
}

export function remember(key: string, seen: string): void {
  try {
    localStorage.setItem(key, seen);
  } catch {
    // Storage is blocked or full, so the next visit counts as the first.
  }
}
