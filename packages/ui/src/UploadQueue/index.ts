export { UploadQueue, type UploadQueueProps } from './UploadQueue.tsx';
export {
  summaryOf,
  uploadActions,
  uploadStates,
  type QueueSummary,
  type UploadAction,
  type UploadItem,
  type UploadState,
} from './model.ts';
