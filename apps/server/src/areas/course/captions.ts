import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courseItem } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { captionsFor } from '../../seed/captions.ts';

/**
 * Captions of an item as WebVTT. No rights are checked here, because the signed address is the permission to
 * read.
 */
export const captionsOf = (db: Database, itemId: number, lang: 'zh' | 'en'): Promise<string | undefined> =>
  asSystem(db, async (tx) => {
    const [row] = await tx
      .select({ duration: courseItem.duration })
      .from(courseItem)
      .where(eq(courseItem.itemId, itemId));
    return row === undefined || row.duration === null
      ? undefined
      : captionsFor({ itemId, duration: row.duration }, lang);
  });
