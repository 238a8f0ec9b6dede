const key = (companyId: number): string => `stoa:strip:${companyId}`;

/**
 * Whether the home page keeps room for a line over it before it knows of one: not where the company had none the
 * last time. A line that came unforeseen would push down what the person reads already.
 */
export const stripRoom = {
  isKept(companyId: number): boolean {
    try {
      return localStorage.getItem(key(companyId)) !== 'none';
    } catch {
      return true;
    }
  },
  /** For the next visit. */
  remember(companyId: number, comes: boolean): void {
    try {
      if (comes) localStorage.removeItem(key(companyId));
      else localStorage.setItem(key(companyId), 'none');
    } catch {
      // Blocked storage: room is kept.
    }
  },
};
