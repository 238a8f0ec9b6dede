import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { useLabels } from '../provider/UiProvider.tsx';

export interface ConfirmDialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'onCancel'> {
  open: boolean;
  /** Default: “Kind reminder” in the person's language (specification point 8). */
  title?: ReactNode;
  /** The message: what happened or what will happen. */
  children: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /**
   * Called by the cancel button and by Escape. Without it there is only the confirm button, and Escape
   * confirms.
   */
  onCancel?: () => void;
  /** Use `danger` for an action that cannot be undone. Default `accent`. */
  tone?: 'accent' | 'danger';
  /** Whether the confirmed action is running: the button shows it, and the dialog cannot be closed. */
  loading?: boolean;
}

/** A question or a notice that the person must answer before going on. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  tone = 'accent',
  loading = false,
  ...rest
}: ConfirmDialogProps) {
  const labels = useLabels('confirmDialog');
  const id = useId();
  const cancelRef = useRef<HTMLButtonElement>(null);
  const confirmRef = useRef<HTMLButtonElement>(null);
  // Escape is ignored while the confirmed action is running, because its result would not be seen.
  const dismiss = () => {
    if (!loading) (onCancel ?? onConfirm)();
  };
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      aria-describedby={`${id}-message`}
      data-component="ConfirmDialog"
      open={open}
      onOpenChange={dismiss}
      title={title ?? labels.title}
      size="sm"
      closeOnBackdrop={false}
      // For an action that cannot be undone the focus starts on Cancel, so that an accidental Enter does no
      // harm.
      initialFocus={tone === 'danger' && onCancel !== undefined ? cancelRef : confirmRef}
      hideClose
      footer={
        <>
          {onCancel !== undefined && (
            <Button variant="outline" ref={cancelRef} disabled={loading} onClick={onCancel}>
              {cancelLabel ?? labels.cancel}
            </Button>
          )}
          <Button tone={tone} loading={loading} ref={confirmRef} onClick={onConfirm}>
            {confirmLabel ?? labels.confirm}
          </Button>
        </>
      }
    >
      <div id={`${id}-message`} data-part="message">
        {children}
      </div>
    </Dialog>
  );
}
