import type { Candidate } from './model.ts';

/** A file that came in, or a folder, of which there is nothing but the name. */
export interface Incoming extends Candidate {
  /** Missing when it is a folder. */
  file?: File;
}

const incoming = (file: File): Incoming => ({ name: file.name, size: file.size, file });

/** Whether what is dragged over the page has files in it; text and links are none of ours. */
export const carriesFiles = (transfer: DataTransfer): boolean => transfer.types.includes('Files');

/** What was dropped. Only while the event lasts does the browser say which of it are folders. */
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

/** Pictures of the clipboard: a screenshot, or one copied from a page. */
export const pastedPictures = (data: DataTransfer | null): Incoming[] =>
  chosenFiles(data?.files ?? null).filter(({ file }) => file?.type.startsWith('image/'));

const typing = 'input:not([type="file"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** A paste into a field is the field's own. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typing) !== null;
