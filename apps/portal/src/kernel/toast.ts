import { observable } from '@stoa/domain/kernel';

/** Loads the code that shows toasts; rejects when a part of it does not load. */
export async function loadToast() {
  const code = await import('@stoa/ui/Toast');
  if (!(await code.loadToast())) throw new Error('The code of toasts did not load.');
  return code;
}

/** Whether a toast was ever shown; the code that shows toasts loads with the first. */
export const toastWanted = observable(false);
/** A message that is shown plainly, because the code of the toasts did not load. */
export const plainToast = observable('');

type ToastTone = 'neutral' | 'success' | 'warning' | 'danger';

/** A button in a toast. */
export interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
}

/** Shows one sentence for a while; a second one replaces it, as specification point 9 requires. */
export async function showToast(
  message: string,
  tone: ToastTone = 'neutral',
  action?: ToastAction,
): Promise<void> {
  toastWanted.set(true);
  try {
    const { toast } = await loadToast();
    toast.show({ message, tone, ...(action && { action }) });
  } catch {
    plainToast.set(message);
  }
}
