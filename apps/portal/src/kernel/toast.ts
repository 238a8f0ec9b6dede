import { observable } from '@stoa/domain/kernel';

export const loadToast = () => import('@stoa/ui/Toast');

/** Whether a toast was ever shown; the code that shows toasts loads with the first. */
export const toastWanted = observable(false);
/** A message that is shown plainly, because the code of the toasts did not load. */
export const plainToast = observable('');

type ToastTone = 'neutral' | 'success' | 'warning' | 'danger';

/** Shows one sentence for a while; a second one replaces it, as specification point 9 asks. */
export async function showToast(message: string, tone: ToastTone = 'neutral'): Promise<void> {
  toastWanted.set(true);
  try {
    const { toast } = await loadToast();
    // The live region must be in the page before its words, or a screen reader stays silent.
    requestAnimationFrame(() => setTimeout(() => toast.show({ message, tone })));
  } catch {
    plainToast.set(message);
  }
}
