/** Kind of a file, by the viewer that shows it (specification point 9). */
export const FileKind = {
  Video: 1,
  Audio: 2,
  Document: 3,
  Image: 4,
  Table: 5,
} as const;
export type FileKind = (typeof FileKind)[keyof typeof FileKind];

/**
 * Label of a file, which gives it an icon and a colour (specification point 9). `Generic` has a colour only.
 */
export const FileLabel = {
  Word: 1,
  Ppt: 2,
  Pdf: 3,
  Excel: 4,
  Video: 5,
  Audio: 6,
  Image: 7,
  Link: 8,
  Generic: 999,
} as const;
export type FileLabel = (typeof FileLabel)[keyof typeof FileLabel];

/** Kinds of files that can be uploaded, each with file names of its own (specification point 5). */
export const UploadKind = {
  Audio: 'audio',
  Image: 'image',
  Attachment: 'attachment',
  Video: 'video',
} as const;
export type UploadKind = (typeof UploadKind)[keyof typeof UploadKind];

/** State of an upload (specification point 4). */
export const UploadStatus = {
  Wait: 1,
  Uploading: 2,
  End: 3,
  Error: 4,
} as const;
export type UploadStatus = (typeof UploadStatus)[keyof typeof UploadStatus];
