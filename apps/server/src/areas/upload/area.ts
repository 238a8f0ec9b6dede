import type { Area } from '../../shared/area.ts';
import { uploadHandlers } from './handlers.ts';

/** Uploads of files, films and recordings. */
export const uploadArea: Area = { name: 'upload', handlers: uploadHandlers };
