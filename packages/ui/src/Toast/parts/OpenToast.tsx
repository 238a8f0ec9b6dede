import { Action, Close, Provider, Root, Viewport } from '@radix-ui/react-toast';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { Icon } from '../../Icon/Icon.tsx';
import { useLabels } from '../../provider/UiProvider.tsx';
import { durationOf, type ShownToast } from '../store.ts';
import * as styles from '../Toast.css.ts';

const glyphs = { neutral: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/**
 * Radix' own hotkey is switched off, because it would move the focus to the list, whereas F8 moves it to the
 * first button.
 */
const noHotkey: string[] = [];

/** Whether the page is hidden. Nobody reads a message then, so its timer is paused. */
function useHidden(): boolean {
  const subscribe = useCallback((onChange: () => void) => {
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return useSyncExternalStore(subscribe, () => document.hidden);
}

function OneToast({ shown, onClose }: { shown: ShownToast; onClose: () => void }) {
  const labels = useLabels('toast');
  const hidden = useHidden();
  const isElsewhere = useRef(false);
  return (
    <Root
      asChild
      open
      type={shown.tone === 'danger' ? 'foreground' : 'background'}
      duration={hidden ? Number.POSITIVE_INFINITY : durationOf(shown)}
      onEscapeKeyDown={({ target }) => {
        isElsewhere.current = !(target instanceof Element && target.closest('[data-part="toast"]') !== null);
      }}
      onOpenChange={() => {
        // Escape is meant for the element that has the focus, but Radix would close the message wherever the
        // focus is.
        if (!isElsewhere.current) onClose();
        isElsewhere.current = false;
      }}
    >
      {/* This element is no live region, because Radix announces the text in a live region of its own. */}
      <div
        role={shown.tone === 'danger' ? 'alert' : undefined}
        aria-live="off"
        data-part="toast"
        data-tone={shown.tone}
        className={clsx(styles.toast, styles.still)}
        style={{ userSelect: 'text' }}
      >
        <Icon glyph={glyphs[shown.tone]} />
        <span data-part="message">{shown.message}</span>
        {shown.action !== undefined && (
          <Action asChild altText={shown.action.label}>
            <button
              type="button"
              data-part="action"
              className={clsx(styles.button, styles.action)}
              onClick={shown.action.onAction}
            >
              {shown.action.label}
            </button>
          </Action>
        )}
        <Close asChild>
          <button type="button" data-part="dismiss" aria-label={labels.dismiss} className={styles.button}>
            <Icon glyph={X} />
          </button>
        </Close>
      </div>
    </Root>
  );
}

export interface OpenToastProps {
  shown: ShownToast | undefined;
  /** The element in which the text is announced. */
  announcer: HTMLElement | null;
  onClose: () => void;
}

/**
 * The message in view: Radix' Toast, which announces it, closes it after a time and lets people swipe it
 * away.
 */
export function OpenToast({ shown, announcer, onClose }: OpenToastProps) {
  const labels = useLabels('toast');
  return (
    <Provider
      label={labels.notice}
      swipeDirection="down"
      {...(announcer !== null && { announcerContainer: announcer })}
    >
      {shown !== undefined && <OneToast key={shown.id} shown={shown} onClose={onClose} />}
      <Viewport asChild hotkey={noHotkey} label={labels.region}>
        <div className={styles.list} />
      </Viewport>
    </Provider>
  );
}
