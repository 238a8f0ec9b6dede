import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The portal's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Path of a module relative to the portal's folder. */
export const nameOf = (id: string): string => path.relative(root, id.split('?')[0] ?? id);
