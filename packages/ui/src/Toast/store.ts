import { observable } from '@stoa/domain/kernel';
import type { ReactNode } from 'react';

export const toastTones = ['neutral', 'success', 'warning', 'danger'] as const;
export type ToastTone = (typeof toastTones)[number];

export interface ToastOptions {
  message: ReactNode;
  /** `danger` (a failed save) stays until it is dismissed and is said at once. */
  tone?: ToastTone;
  action?: { label: string; onAction: () => void };
  /** Milliseconds in view, at least 5 000. */
  duration?: number;
}

export interface ShownToast extends ToastOptions {
  id: number;
  tone: ToastTone;
}

const shortest = 5_000;
let serial = 0;
const queue = observable<readonly ShownToast[]>([]);

export const durationOf = (shown: ShownToast): number =>
  shown.tone === 'danger'
    ? Number.POSITIVE_INFINITY
    : Math.max(shortest, shown.duration ?? (shown.action ? 8_000 : shortest));

/** Short news after an action. At most one is in view (specification point 9). */
export const toast = {
  /** A newer one replaces the one in view; only a failure keeps its place until it was read. */
  show(options: ToastOptions): number {
    serial += 1;
    const next: ShownToast = { ...options, id: serial, tone: options.tone ?? 'neutral' };
    const kept = queue.get().filter((each) => each.tone === 'danger');
    queue.set([...kept, next]);
    return next.id;
  },
  /** Takes away one, or the one in view. */
  dismiss(id?: number): void {
    const target = id ?? queue.get()[0]?.id;
    queue.set(queue.get().filter((each) => each.id !== target));
  },
  /** Takes away all, for a new session. */
  dismissAll(): void {
    queue.set([]);
  },
};

export const { subscribe } = queue;
export const inView = (): ShownToast | undefined => queue.get()[0];
export const onServer = (): undefined => undefined;
