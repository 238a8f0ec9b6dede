import { createUploads, type Uploads } from '@stoa/api/uploads';
import type { Portal } from '../session/portal.ts';

const made = new WeakMap<object, Uploads>();

/**
 * The uploads of this page: one engine for all uploaders on it, so that never more than two files are sent at
 * once.
 */
export function uploadsOf({ client, settings }: Pick<Portal, 'client' | 'settings'>): Uploads {
  const uploads = made.get(client) ?? createUploads({ client, host: settings.host });
  made.set(client, uploads);
  return uploads;
}
