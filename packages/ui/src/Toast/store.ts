import { observable } from '@stoa/domain/kernel';
import type { ReactNode } from 'react';

export const toastTones = ['neutral', 'success', 'warning', 'danger'] as const;
export type ToastTone = (typeof toastTones)[number];

export interface ToastOptions {
  message: ReactNode;
  /**
   * Meaning of the message. A `danger` one, such as a failed save, stays until it is dismissed and is
   * announced at once.
   */
  tone?: ToastTone;
  action?: { label: string; onAction: () => void };
  /** Milliseconds that the message is shown, at least 5000. */
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

/** Short messages after an action. At most one is shown at a time (specification point 9). */
export const toast = {
  /**
   * Shows a message and returns its id. It replaces the present one; only `danger` messages stay until they are
   * dismissed.
   */
  show(options: ToastOptions): number {
    serial += 1;
    const next: ShownToast = { ...options, id: serial, tone: options.tone ?? 'neutral' };
    const kept = queue.get().filter((each) => each.tone === 'danger');
    queue.set([...kept, next]);
    return next.id;
  },
  /** Removes the message with this id, or without an id the one that is shown. */
  dismiss(id?: number): void {
    const target = id ?? queue.get()[0]?.id;
    queue.set(queue.get().filter((each) => each.id !== target));
  },
  /** Removes all messages, for a new session. */
  dismissAll(): void {
    queue.set([]);
  },
};

export const { subscribe } = queue;
export const inView = (): ShownToast | undefined => queue.get()[0];
export const onServer = (): undefined => undefined;
