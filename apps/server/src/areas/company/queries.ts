import { eq } from 'drizzle-orm';
import { globalConfigFrom } from '@stoa/domain';
import type { GlobalConfig } from '@stoa/domain';
import type { Database } from '../../db/database.ts';
import { globalConfig } from '../../db/schema/index.ts';
import type { Settings } from '../../settings.ts';

/** Feature flags of the session's company; the setting FLAG_OVERRIDES wins over the stored ones. */
export async function flagsOf(tx: Database, companyId: number, settings: Settings): Promise<GlobalConfig> {
  const [row] = await tx.select().from(globalConfig).where(eq(globalConfig.companyId, companyId));
  return globalConfigFrom({ ...row, ...settings.FLAG_OVERRIDES.get(companyId) });
}
