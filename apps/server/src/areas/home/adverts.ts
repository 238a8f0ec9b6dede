import { FixedPageKey } from '@stoa/domain';
import type { AdvertSlot, PageKey } from '@stoa/domain';
import { and, asc, eq } from 'drizzle-orm';
import { advert } from '../../db/schema/index.ts';
import type { Database } from '../../db/database.ts';

/** The adverts of a page, at most one per slot: the first in the company's order. */
export async function advertsOn(tx: Database, companyId: number, pageKey: PageKey) {
  const rows = await tx
    .select()
    .from(advert)
    .where(and(eq(advert.companyId, companyId), eq(advert.pageKey, pageKey)))
    .orderBy(asc(advert.sort), asc(advert.advId));
  return rows.filter((row, index) => rows.findIndex(({ slot }) => slot === row.slot) === index);
}

/** Whether the home page has an advert in this slot, so that the page can reserve space for it. */
export async function hasAdvert(tx: Database, companyId: number, slot: AdvertSlot): Promise<boolean> {
  const [row] = await tx
    .select({ advId: advert.advId })
    .from(advert)
    .where(and(eq(advert.companyId, companyId), eq(advert.pageKey, FixedPageKey.Home), eq(advert.slot, slot)))
    .limit(1);
  return row !== undefined;
}
