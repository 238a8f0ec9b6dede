import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { course, courseItem } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { captionsFor } from '../../seed/captions.ts';

/**
 * Captions of an item as WebVTT. No rights are checked here, because the signed address is the permission to
 * read.
 */
export const captionsOf = (db: Database, itemId: number, lang: 'zh' | 'en'): Promise<string | undefined> =>
  asSystem(db, async (tx) => {
    const [row] = await tx
      .select({ title: courseItem.title, duration: courseItem.duration, course })
      .from(courseItem)
      .innerJoin(course, eq(course.courseId, courseItem.courseId))
      .where(eq(courseItem.itemId, itemId));
    if (row === undefined || row.duration === null) return undefined;
    const { title, duration } = row;
    const { title: courseTitle, objectives } = row.course;
    return captionsFor({ title, courseTitle, objectives, duration }, lang);
  });
