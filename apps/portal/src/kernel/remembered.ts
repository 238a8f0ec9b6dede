/** A line of what this browser saw the last time, for the shape of what is not there yet; '' when nothing is known. */
export function remembered(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    // Blocked storage: as on a first visit.
    return '';
  }
}

export function remember(key: string, seen: string): void {
  try {
    localStorage.setItem(key, seen);
  } catch {
    // The next visit is then as a first one.
  }
}
