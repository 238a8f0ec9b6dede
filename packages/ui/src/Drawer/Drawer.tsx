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
  /** Escape, the close button, and the backdrop where allowed. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Small tools of all that is in it, beside the title. */
  tools?: ReactNode;
  /** Actions that stay in view, the main one last. */
  footer?: ReactNode;
  /** The edge of the window it comes from. */
  side?: DrawerSide;
  /** How far it reaches into the page. */
  size?: Size;
  /** A press beside it closes it. Off where something typed would be lost. */
  closeOnBackdrop?: boolean;
  /** What has focus first. Default: the first control of the body. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** More room for a side task, at an edge of the window: the native dialog element, as Dialog. */
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
        // A file input inside sends `cancel` up as well; only the dialog's own counts.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onOpenChange(false);
      }}
      // A second Escape closes natively without asking; the parent must hear of it.
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
