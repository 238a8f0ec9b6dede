import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { actionOf } from '../keyboard/keyMap.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import { toastKeys } from './keys.ts';
import { durationOf, inView, onServer, subscribe, toast, type ShownToast } from './store.ts';
import * as styles from './Toast.css.ts';
import { useCountdown } from './useCountdown.ts';

const glyphs = { neutral: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

function useHidden(): boolean {
  const subscribeToVisibility = useCallback((onChange: () => void) => {
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );
}

function OneToast({ shown, onClose }: { shown: ShownToast; onClose: () => void }) {
  const labels = useLabels('toast');
  const hidden = useHidden();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useCountdown(durationOf(shown), hidden || hovered || focused, onClose);
  return (
    <div
      data-part="toast"
      data-tone={shown.tone}
      className={clsx(styles.toast, styles.still)}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon glyph={glyphs[shown.tone]} />
      <span data-part="message">{shown.message}</span>
      {shown.action !== undefined && (
        <button
          type="button"
          data-part="action"
          className={clsx(styles.button, styles.action)}
          onClick={() => {
            shown.action?.onAction();
            onClose();
          }}
        >
          {shown.action.label}
        </button>
      )}
      <button
        type="button"
        data-part="dismiss"
        aria-label={labels.dismiss}
        className={styles.button}
        onClick={onClose}
      >
        <Icon glyph={X} />
      </button>
    </div>
  );
}

export type ToastViewportProps = Omit<ComponentProps<'section'>, 'children'>;

/**
 * The place where `toast.show` shows its messages. Mount one in an app from the start. F8 moves the focus to
 * the message, and Escape closes it and returns the focus.
 */
export function ToastViewport({ className, ...rest }: ToastViewportProps) {
  const labels = useLabels('toast');
  const shown = useSyncExternalStore(subscribe, inView, onServer);
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    const reach = (event: globalThis.KeyboardEvent) => {
      if (actionOf(toastKeys, event) !== 'reach') return;
      const target = region.current?.querySelector('button');
      if (!target) return;
      event.preventDefault();
      cameFrom.current = document.activeElement;
      target.focus();
    };
    document.addEventListener('keydown', reach);
    return () => document.removeEventListener('keydown', reach);
  }, []);

  const close = () => {
    const hadFocus = region.current?.contains(document.activeElement) === true;
    toast.dismiss(shown?.id);
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    cameFrom.current = null;
  };
  const escape = (event: KeyboardEvent) => {
    if (actionOf(toastKeys, event) === 'close') close();
  };

  const one = shown && <OneToast key={shown.id} shown={shown} onClose={close} />;
  return (
    <section
      {...rest}
      aria-label={labels.region}
      data-component="ToastViewport"
      className={clsx(styles.viewport, className)}
    >
      {/* Both live regions are always rendered, because screen readers announce only changes of existing
         ones. */}
      <div ref={region} onKeyDown={escape} role="presentation">
        <div aria-live="polite" aria-atomic="true">
          {shown?.tone !== 'danger' && one}
        </div>
        <div role="alert" aria-live="assertive">
          {shown?.tone === 'danger' && one}
        </div>
      </div>
    </section>
  );
}
