import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { useLabels } from '../provider/UiProvider.tsx';

export interface ConfirmDialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'onCancel'> {
  open: boolean;
  /** Default: “Kind reminder” in the person's language (specification point 8). */
  title?: ReactNode;
  /** What happened or will happen, as children. */
  children: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** Without it there is only the confirming button, and Escape means the same. */
  onCancel?: () => void;
  /** `danger` for what cannot be undone. */
  tone?: 'accent' | 'danger';
  /** The confirmed work goes on. */
  loading?: boolean;
}

/** One question or one notice that must be answered before anything else. */
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
  // Escape while the confirmed work goes on would leave it half told.
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
      // What cannot be undone must not be one thoughtless Enter away.
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
