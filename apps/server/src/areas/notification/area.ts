import type { Area } from '../../shared/area.ts';
import { notificationHandlers } from './handlers.ts';

/** The messages that people have been sent. */
export const notificationArea: Area = { name: 'notification', handlers: notificationHandlers };
