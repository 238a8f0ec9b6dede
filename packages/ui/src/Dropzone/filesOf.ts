import type { Candidate } from './model.ts';

/** A file that was added, or a folder, of which only the name is known. */
export interface Incoming extends Candidate {
  /** The file; missing for a folder. */
  file?: File;
}

const incoming = (file: File): Incoming => ({ name: file.name, size: file.size, file });

/** Whether something dragged over the page contains files, and not text or a link. */
export const carriesFiles = (transfer: DataTransfer): boolean => transfer.types.includes('Files');

/**
 * The dropped files and folders. Must be called during the event, because only then does the browser say
 * which of them are folders.
 */
export function droppedFiles(transfer: DataTransfer): Incoming[] {
  return [...transfer.items]
    .filter(({ kind }) => kind === 'file')
    .flatMap((item): Incoming[] => {
      const entry = item.webkitGetAsEntry();
      if (entry?.isDirectory === true) return [{ name: entry.name, size: 0, folder: true }];
      const file = item.getAsFile();
      return file === null ? [] : [incoming(file)];
    });
}

export const chosenFiles = (files: FileList | null): Incoming[] => [...(files ?? [])].map(incoming);

/** Pictures in the clipboard, such as a screenshot or a picture copied from a page. */
export const pastedPictures = (data: DataTransfer | null): Incoming[] =>
  chosenFiles(data?.files ?? null).filter(({ file }) => file?.type.startsWith('image/'));

const typing = 'input:not([type="file"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether the event happens in a field, which handles a paste itself. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typing) !== null;
