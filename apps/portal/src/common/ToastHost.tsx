import { useSyncExternalStore } from 'react';
import { lazyPart, PlainNotice } from './lazyPart.tsx';
import { observable } from '../kernel/observable.ts';

const loadToast = () => import('@stoa/ui/Toast');
const Viewport = lazyPart(async () => ({ default: (await import('@stoa/ui/Toast')).ToastViewport }), {
  waiting: null,
  place: 'quiet',
});
const wanted = observable(false);
/** What is to be told although what shows it did not come. */
const plain = observable('');

type ToastTone = 'neutral' | 'success' | 'warning' | 'danger';

/** Shows one sentence for a while; a second one takes its place (specification point 9). */
export async function showToast(message: string, tone: ToastTone = 'neutral'): Promise<void> {
  wanted.set(true);
  try {
    const { toast } = await loadToast();
    // The region must be in the page before its words, or a reader stays silent.
    requestAnimationFrame(() => setTimeout(() => toast.show({ message, tone })));
  } catch {
    plain.set(message);
  }
}

/** Where toasts appear; costs nothing before the first one. */
export function ToastHost() {
  const isWanted = useSyncExternalStore(wanted.subscribe, wanted.get);
  const text = useSyncExternalStore(plain.subscribe, plain.get);
  return (
    <>
      {isWanted && <Viewport />}
      {text !== '' && <PlainNotice text={text} onClose={() => plain.set('')} />}
    </>
  );
}
