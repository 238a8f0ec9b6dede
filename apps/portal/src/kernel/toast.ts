import { observable } from '@stoa/domain/kernel';

export const loadToast = () => import('@stoa/ui/Toast');

/** Whether anything was to be told yet: what shows it comes with the first. */
export const toastWanted = observable(false);
/** What is to be told although what shows it did not come. */
export const plainToast = observable('');

type ToastTone = 'neutral' | 'success' | 'warning' | 'danger';

/** Shows one sentence for a while; a second one takes its place, as the specification's point 9 has it. */
export async function showToast(message: string, tone: ToastTone = 'neutral'): Promise<void> {
  toastWanted.set(true);
  try {
    const { toast } = await loadToast();
    // The region must be in the page before its words, or a reader stays silent.
    requestAnimationFrame(() => setTimeout(() => toast.show({ message, tone })));
  } catch {
    plainToast.set(message);
  }
}
