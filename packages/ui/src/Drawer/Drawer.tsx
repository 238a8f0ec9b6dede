import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode, type Ref, type RefObject } from 'react';
import * as dialog from '../Dialog/Dialog.css.ts';
import { useModal } from '../Dialog/useModal.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLabels } from '../provider/UiProvider.tsx';
import type { Size } from '../style/tones.ts';
import * as styles from './Drawer.css.ts';

export const drawerSides = ['start', 'end', 'bottom'] as const;
export type DrawerSide = (typeof drawerSides)[number];

export interface DrawerProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'ref'> {
  ref?: Ref<HTMLDialogElement>;
  open: boolean;
  /**
   * Called with false by Escape, by the close button and, where `closeOnBackdrop` allows it, by a click on the
   * backdrop.
   */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Small buttons beside the title that apply to the whole content. */
  tools?: ReactNode;
  /** Buttons at the bottom that stay in view, the main one last. */
  footer?: ReactNode;
  /** The edge of the window at which the drawer opens. */
  side?: DrawerSide;
  /** How wide the drawer is. */
  size?: Size;
  /** Whether a click outside of the drawer closes it. Turn it off where typed text would be lost. */
  closeOnBackdrop?: boolean;
  /** The element that gets the focus first. Default: the first control of the body. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A side task at an edge of the window, with more room than a Dialog. It is a native modal `dialog` element
 * too.
 */
export function Drawer({
  open,
  onOpenChange,
  title,
  tools,
  footer,
  side = 'end',
  size = 'md',
  closeOnBackdrop = true,
  initialFocus,
  className,
  children,
  ref,
  ...rest
}: DrawerProps) {
  const labels = useLabels('dialog');
  const id = useId();
  const root = useSharedRef(ref);
  useModal(root, { open, initialFocus, onBackdrop: closeOnBackdrop ? onOpenChange : undefined });

  return (
    <dialog
      aria-labelledby={`${id}-title`}
      {...rest}
      ref={root}
      onCancel={(event) => {
        // A file input inside the drawer also sends `cancel` events that bubble; only the dialog's own event
        // counts.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onOpenChange(false);
      }}
      // Browsers close the dialog on a second Escape without asking, so the parent is informed here.
      onClose={(event) => {
        if (event.target === event.currentTarget && open) onOpenChange(false);
      }}
      data-component="Drawer"
      data-side={side}
      data-state={open ? 'open' : 'closed'}
      className={clsx(styles.root, styles.still, styles.side[side], styles.size[size], className)}
    >
      {open && (
        <div className={dialog.frame} data-part="frame">
          <header className={clsx(dialog.header, styles.header)} data-part="header">
            <h2 id={`${id}-title`} className={dialog.title} data-part="title">
              {title}
            </h2>
            {tools !== undefined && (
              <div className={styles.tools} data-part="tools">
                {tools}
              </div>
            )}
            <IconButton
              glyph={X}
              label={labels.close}
              size="sm"
              onClick={() => onOpenChange(false)}
              data-part="close"
            />
          </header>
          <div className={dialog.body} data-part="body">
            {children}
          </div>
          {footer !== undefined && (
            <footer className={clsx(dialog.footer, styles.footer)} data-part="footer">
              {footer}
            </footer>
          )}
        </div>
      )}
    </dialog>
  );
}
