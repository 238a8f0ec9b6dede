import { UploadStatus } from '@stoa/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { uploadFile, uploadVideo } from '../../db/schema/index.ts';
import { enterScope, enterSystem } from '../../db/scope.ts';
import { scopeOf } from '../../http/sessions.ts';
import type { Session } from '../../http/sessions.ts';
import type { Settings } from '../../settings.ts';
import { tooLarge } from './accepted.ts';

const giga = 1_000_000_000;

/**
 * Refuses a file that exceeds the storage of the company (1011, with the free space). Announced bytes of
 * running uploads count as well.
 */
export async function refuseOverQuota(
  tx: Database,
  { UPLOAD_QUOTA_GB }: Settings,
  session: Session,
  size: number,
): Promise<void> {
  if (UPLOAD_QUOTA_GB === 0) return;
  await enterSystem(tx);
  let used = 0;
  for (const table of [uploadFile, uploadVideo]) {
    const [row] = await tx
      .select({ bytes: sql<number>`coalesce(sum(${table.size}), 0)`.mapWith(Number) })
      .from(table)
      .where(and(eq(table.companyId, session.companyId), ne(table.state, UploadStatus.Error)));
    used += row?.bytes ?? 0;
  }
  await enterScope(tx, scopeOf(session));
  const left = Math.max(0, UPLOAD_QUOTA_GB * giga - used);
  if (size > left) throw tooLarge(left);
}
