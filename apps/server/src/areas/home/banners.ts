import type { BannerGroup } from '@stoa/api/contract/home';
import { BannerLayout, noCompanyId } from '@stoa/domain';
import type { PageKey } from '@stoa/domain';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { banner, bannerGroup } from '../../db/schema/index.ts';
import type { Settings } from '../../settings.ts';
import type { Wording } from '../login/branding.ts';
import { isShared, storedPage } from './pages.ts';

interface Asked extends Wording {
  readonly now: number;
  readonly services: { readonly settings: Settings };
}

/**
 * Banners of a page that are shown at this time; an empty list hides the section. On a page that all
 * companies share, a company without banners of its own gets the platform's.
 */
export async function bannersOf(
  tx: Database,
  companyId: number,
  pageKey: PageKey,
  { now, services, text, media }: Asked,
): Promise<BannerGroup> {
  const stored = storedPage(pageKey, services.settings);
  const groupOf = async (owner: number) => {
    const where = and(eq(bannerGroup.companyId, owner), eq(bannerGroup.pageKey, stored));
    const [group] = await tx.select().from(bannerGroup).where(where);
    return group;
  };
  const group = (await groupOf(companyId)) ?? (isShared(stored) ? await groupOf(noCompanyId) : undefined);
  if (group === undefined) return { layout: BannerLayout.Carousel, autoplaySeconds: 0, list: [] };
  const rows = await tx
    .select()
    .from(banner)
    .where(
      and(
        eq(banner.companyId, group.companyId),
        eq(banner.pageKey, stored),
        lte(banner.startTime, now),
        gt(banner.endTime, now),
      ),
    )
    .orderBy(asc(banner.sort), asc(banner.bannerId));
  return {
    layout: group.layout,
    autoplaySeconds: group.autoplaySeconds,
    list: rows.map(({ companyId: _owner, title, imageUrl, imageAlt, target, ...row }) => ({
      ...row,
      pageKey,
      title: text(title),
      imageUrl: media(imageUrl),
      imageAlt: text(imageAlt),
      target: target ?? undefined,
    })),
  };
}
