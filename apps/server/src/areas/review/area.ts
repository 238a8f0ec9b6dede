import type { Area } from '../../shared/area.ts';
import { reviewHandlers } from './handlers.ts';

/** Pending reviews of every area that has something to review. */
export const reviewArea: Area = { name: 'review', handlers: reviewHandlers };
