import { useEffect, useRef, type RefObject } from 'react';
import { carriesFiles, isTyping, pastedPictures, type Incoming } from './filesOf.ts';

/** Let go beside the area, a file would replace the page and all that was written there. */
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

/** Behind a modal dialog nothing takes what is pasted. */
const isBehind = (element: Element | null): boolean => {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  return modal !== undefined && !modal.contains(element);
};

/** What happens to files anywhere in the page: pictures are pasted to `onPaste`, nothing replaces the page. */
export function usePageFiles(
  near: RefObject<Element | null>,
  onPaste: ((pictures: readonly Incoming[]) => void) | undefined,
): void {
  useStrayFiles();
  // Listens once, and hears what the last render knew.
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
