import { clsx } from 'clsx';
import { useEffect, useRef, useState, useSyncExternalStore, type ComponentProps } from 'react';
import { actionOf } from '../keyboard/keyMap.ts';
import { Fetched, onDemand } from '../lazy/onDemand.ts';
import { toastKeys } from './keys.ts';
import { inView, onServer, subscribe, toast } from './store.ts';
import * as styles from './Toast.css.ts';

const openToast = onDemand(async () => (await import('./parts/OpenToast.tsx')).OpenToast);

/**
 * Loads the code of messages ahead, which otherwise comes with the first of them. Resolves with false when it
 * could not be loaded.
 */
export const loadToast = (): Promise<boolean> => openToast.load();

export type ToastViewportProps = Omit<ComponentProps<'section'>, 'children'>;

/**
 * The region in which `toast.show` shows its messages. Mount one in an app from the start. F8 moves the focus
 * to the message, and Escape closes it and returns the focus. The message is Radix' Toast; its code is loaded
 * with the first message, which waits for it.
 */
export function ToastViewport({ className, ...rest }: ToastViewportProps) {
  const shown = useSyncExternalStore(subscribe, inView, onServer);
  const [begun, setBegun] = useState(false);
  const [region, setRegion] = useState<HTMLDivElement | null>(null);
  const cameFrom = useRef<Element | null>(null);
  if (shown !== undefined && !begun) setBegun(true);

  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (actionOf(toastKeys, event) !== 'reach') return;
      const target = region?.querySelector('button');
      if (!target) return;
      event.preventDefault();
      cameFrom.current = document.activeElement;
      target.focus();
    };
    document.addEventListener('keydown', reach);
    return () => document.removeEventListener('keydown', reach);
  }, [region]);

  const close = () => {
    const hadFocus = region?.contains(document.activeElement) === true;
    toast.dismiss(shown?.id);
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    cameFrom.current = null;
  };

  return (
    <section {...rest} data-component="ToastViewport" className={clsx(styles.viewport, className)}>
      <div ref={setRegion}>
        <Fetched part={openToast} when={begun} with={{ shown, announcer: region, onClose: close }} />
      </div>
    </section>
  );
}
