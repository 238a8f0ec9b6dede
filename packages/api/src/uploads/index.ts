export { createUploads } from './uploads.ts';
export type { Added, UploadPlace, Uploads, UploadsOptions } from './uploads.ts';
export { isRetryable, isUnfinished, uploadFaults } from './machine.ts';
export type { UploadEntry, UploadFault, UploadResult } from './machine.ts';
export type { UploadRefusal } from './check.ts';
