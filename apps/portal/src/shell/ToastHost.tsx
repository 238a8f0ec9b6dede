import { lazy, Suspense, useSyncExternalStore } from 'react';
import { observable } from '../observable.ts';

const loadToast = () => import('@stoa/ui/Toast');
const Viewport = lazy(async () => ({ default: (await loadToast()).ToastViewport }));
const wanted = observable(false);

type ToastTone = 'neutral' | 'success' | 'warning' | 'danger';

/** Shows one sentence for a while; a second one takes its place (specification point 9). */
export async function showToast(message: string, tone: ToastTone = 'neutral'): Promise<void> {
  wanted.set(true);
  const { toast } = await loadToast();
  // The region must be in the page before its words, or a reader stays silent.
  requestAnimationFrame(() => setTimeout(() => toast.show({ message, tone })));
}

/** Where toasts appear; costs nothing before the first one. */
export function ToastHost() {
  const isWanted = useSyncExternalStore(wanted.subscribe, wanted.get);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Viewport />
    </Suspense>
  );
}
