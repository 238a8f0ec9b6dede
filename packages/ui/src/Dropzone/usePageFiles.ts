import { useEffect, useRef, type RefObject } from 'react';
import { carriesFiles, isTyping, pastedPictures, type Incoming } from './filesOf.ts';

/**
 * Keeps the browser from opening a file that is dropped beside the area, because that would replace the page
 * with all unsaved input.
 */
function useStrayFiles() {
  useEffect(() => {
    const stop = (event: DragEvent) => {
      if (event.defaultPrevented || event.dataTransfer === null || !carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', stop);
    window.addEventListener('drop', stop);
    return () => {
      window.removeEventListener('dragover', stop);
      window.removeEventListener('drop', stop);
    };
  }, []);
}

/** Whether a modal dialog is open in front of the element, which then takes no pasted files. */
const isBehind = (element: Element | null): boolean => {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  return modal !== undefined && !modal.contains(element);
};

/**
 * Handles files anywhere in the page: pasted pictures go to `onPaste`, and dropped files do not replace the
 * page.
 */
export function usePageFiles(
  near: RefObject<Element | null>,
  onPaste: ((pictures: readonly Incoming[]) => void) | undefined,
): void {
  useStrayFiles();
  // A ref to the latest callback, so that the listener is added only once.
  const latest = useRef(onPaste);
  useEffect(() => {
    latest.current = onPaste;
  });
  const listens = onPaste !== undefined;
  useEffect(() => {
    if (!listens) return undefined;
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || isBehind(near.current)) return;
      const pictures = pastedPictures(event.clipboardData);
      if (pictures.length === 0) return;
      event.preventDefault();
      latest.current?.(pictures);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [listens, near]);
}
