/** Specification point 9. */
export const FileKind = {
  Video: 1,
  Audio: 2,
  Document: 3,
  Image: 4,
  Table: 5,
} as const;
export type FileKind = (typeof FileKind)[keyof typeof FileKind];

/** Specification point 9; `Generic` has an icon colour only. */
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

/** The rows of the table of specification point 5. */
export const UploadKind = {
  Audio: 'audio',
  Image: 'image',
  Attachment: 'attachment',
  Video: 'video',
} as const;
export type UploadKind = (typeof UploadKind)[keyof typeof UploadKind];

/** Specification point 4. */
export const UploadStatus = {
  Wait: 1,
  Uploading: 2,
  End: 3,
  Error: 4,
} as const;
export type UploadStatus = (typeof UploadStatus)[keyof typeof UploadStatus];
