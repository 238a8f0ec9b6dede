import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { homePreviewModule, installation } from '../db/schema/index.ts';
import { asSystem } from '../db/scope.ts';
import { makePreviewToken } from '../areas/home/previewToken.ts';
import { Refusal } from '../refusal.ts';
import { companyCalled } from './companyCalled.ts';

/** Path at which a draft of the home page can be seen for half an hour (`previewModules`). */
export const previewPath = (
  db: Database,
  domainName: string,
  previewId: number,
  now: number,
): Promise<string> =>
  asSystem(db, async (tx) => {
    const { companyId } = await companyCalled(tx, domainName);
    const own = await tx.$count(
      homePreviewModule,
      and(eq(homePreviewModule.previewId, previewId), eq(homePreviewModule.companyId, companyId)),
    );
    if (own === 0) throw new Refusal(`"${domainName}" has no preview ${previewId}.`);
    const [secret] = await tx.select().from(installation).where(eq(installation.name, 'secret'));
    if (secret === undefined) throw new Refusal('This installation has no key yet; start the server once.');
    const previewToken = makePreviewToken(secret.value, previewId, now);
    return `/home?${new URLSearchParams({ previewId: String(previewId), previewToken }).toString()}`;
  });
