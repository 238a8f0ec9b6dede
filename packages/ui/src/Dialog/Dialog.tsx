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

// A file input inside sends `cancel` up as well; only the dialog's own counts.
const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'ref'> {
  ref?: Ref<HTMLDialogElement>;
  open: boolean;
  /** Escape, the close button, and the backdrop where allowed. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Actions, the main one last. */
  footer?: ReactNode;
  size?: Size;
  /** A click beside the dialog closes it. Off where something typed would be lost. */
  closeOnBackdrop?: boolean;
  hideClose?: boolean;
  /** What has focus first. Default: the first control of the body. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A task above the page: the native dialog element, so the page behind is inert and focus comes back.
 * `autoFocus` inside comes too early for it: use `initialFocus`.
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
      // Before the rest, so that ConfirmDialog can put its own name here.
      data-component="Dialog"
      aria-labelledby={`${id}-title`}
      {...rest}
      ref={dialogRef}
      onCancel={(event) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        onOpenChange(false);
      }}
      // A second Escape closes natively without asking; the parent must hear of it.
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
