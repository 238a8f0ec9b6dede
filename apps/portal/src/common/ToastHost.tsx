import { useSyncExternalStore } from 'react';
import { loadToast, plainToast, toastWanted } from '../kernel/toast.ts';
import { lazyPart, PlainNotice } from './lazyPart.tsx';

const Viewport = lazyPart(async () => ({ default: (await loadToast()).ToastViewport }), {
  waiting: null,
  place: 'quiet',
});

/** Shows toasts; their code loads with the first of them. */
export function ToastHost() {
  const isWanted = useSyncExternalStore(toastWanted.subscribe, toastWanted.get);
  const text = useSyncExternalStore(plainToast.subscribe, plainToast.get);
  return (
    <>
      {isWanted && <Viewport />}
      {text !== '' && <PlainNotice text={text} onClose={() => plainToast.set('')} />}
    </>
  );
}
