import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The portal's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Where a module lies, from the portal's folder. */
export const nameOf = (id: string): string => path.relative(root, id.split('?')[0] ?? id);
