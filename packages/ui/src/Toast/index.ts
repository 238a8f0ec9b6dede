export { loadToast, ToastViewport, type ToastViewportProps } from './Toast.tsx';
export { toast, toastTones, type ToastOptions, type ToastTone } from './store.ts';
export { toastKeys } from './keys.ts';
