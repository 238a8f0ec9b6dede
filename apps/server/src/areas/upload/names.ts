import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { uploadFile, uploadVideo } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';

/**
 * The name that an upload has for people. No rights are checked here, because the caller has a signed
 * address.
 */
export const nameOfUpload = (db: Database, key: string): Promise<string | undefined> =>
  asSystem(db, async (tx) => {
    const [file] = await tx.select({ name: uploadFile.name }).from(uploadFile).where(eq(uploadFile.key, key));
    if (file !== undefined) return file.name;
    const [film] = await tx
      .select({ name: uploadVideo.name })
      .from(uploadVideo)
      .where(eq(uploadVideo.key, key));
    return film?.name;
  });
