import { clsx } from 'clsx';
import { X } from 'lucide-react';
import {
  useId,
  type ComponentProps,
  type ReactNode,
  type Ref,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLabels } from '../provider/UiProvider.tsx';
import type { Size } from '../style/tones.ts';
import * as styles from './Dialog.css.ts';
import { useModal } from './useModal.ts';

// A file input inside the dialog also sends `cancel` events that bubble; only the dialog's own event counts.
const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'ref'> {
  ref?: Ref<HTMLDialogElement>;
  open: boolean;
  /**
   * Called with false by Escape, by the close button and, where `closeOnBackdrop` allows it, by a click on the
   * backdrop.
   */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Buttons at the bottom, the main one last. */
  footer?: ReactNode;
  size?: Size;
  /** Whether a click outside of the dialog closes it. Turn it off where typed text would be lost. */
  closeOnBackdrop?: boolean;
  hideClose?: boolean;
  /** The element that gets the focus first. Default: the first control of the body. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A task in front of the page. It is a native modal `dialog` element, so the page behind is inert and the focus
 * returns when it closes. Use `initialFocus` instead of `autoFocus`, which takes effect before the dialog is
 * open.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  footer,
  size = 'md',
  closeOnBackdrop = true,
  hideClose = false,
  initialFocus,
  className,
  children,
  ref,
  ...rest
}: DialogProps) {
  const labels = useLabels('dialog');
  const id = useId();
  const dialogRef = useSharedRef(ref);
  useModal(dialogRef, { open, initialFocus, onBackdrop: closeOnBackdrop ? onOpenChange : undefined });

  return (
    <dialog
      // The attribute comes before `rest`, so that ConfirmDialog can replace it with its own name.
      data-component="Dialog"
      aria-labelledby={`${id}-title`}
      {...rest}
      ref={dialogRef}
      onCancel={(event) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        onOpenChange(false);
      }}
      // Browsers close the dialog on a second Escape without asking, so the parent is informed here.
      onClose={(event) => {
        if (isOwn(event) && open) onOpenChange(false);
      }}
      data-state={open ? 'open' : 'closed'}
      className={clsx(styles.root, styles.still, styles.size[size], className)}
    >
      {open && (
        <div className={styles.frame} data-part="frame">
          <header className={styles.header} data-part="header">
            <h2 id={`${id}-title`} className={styles.title} data-part="title">
              {title}
            </h2>
            {!hideClose && (
              <IconButton
                glyph={X}
                label={labels.close}
                size="sm"
                onClick={() => onOpenChange(false)}
                data-part="close"
              />
            )}
          </header>
          <div className={styles.body} data-part="body">
            {children}
          </div>
          {footer !== undefined && (
            <footer className={styles.footer} data-part="footer">
              {footer}
            </footer>
          )}
        </div>
      )}
    </dialog>
  );
}
