import { useSyncExternalStore } from 'react';
import { observable } from '@stoa/domain/kernel';
import type { SideTabName } from '@stoa/pages/study';

type Counts = Partial<Record<SideTabName, number>>;

/**
 * The numbers of entries that the panels update as entries are added and removed; kept for one item at a
 * time.
 */
const counts = observable<{ itemId: number | undefined; counts: Counts }>({ itemId: undefined, counts: {} });
const none: Counts = {};

export function tellCount(itemId: number | undefined, tab: SideTabName, count: number): void {
  const now = counts.get();
  const before = now.itemId === itemId ? now.counts : none;
  if (before[tab] !== count) counts.set({ itemId, counts: { ...before, [tab]: count } });
}

export const useLiveCounts = (itemId: number | undefined): Counts => {
  const now = useSyncExternalStore(counts.subscribe, counts.get);
  return now.itemId === itemId ? now.counts : none;
};
