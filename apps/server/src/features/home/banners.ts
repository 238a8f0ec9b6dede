import type { BannerGroup } from '@stoa/api/contract/home';
import { BannerLayout } from '@stoa/domain';
import type { PageKey } from '@stoa/domain';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { banner, bannerGroup } from '../../db/schema/index.ts';
import type { Wording } from '../login/branding.ts';

/** Banners of a page that run now; an empty list hides the section (contract S1, S11). */
export async function bannersOf(
  tx: Database,
  companyId: number,
  pageKey: PageKey,
  now: number,
  { text, media }: Wording,
): Promise<BannerGroup> {
  const [group] = await tx
    .select()
    .from(bannerGroup)
    .where(and(eq(bannerGroup.companyId, companyId), eq(bannerGroup.pageKey, pageKey)));
  const rows = await tx
    .select()
    .from(banner)
    .where(
      and(
        eq(banner.companyId, companyId),
        eq(banner.pageKey, pageKey),
        lte(banner.startTime, now),
        gt(banner.endTime, now),
      ),
    )
    .orderBy(asc(banner.sort), asc(banner.bannerId));
  return {
    layout: group?.layout ?? BannerLayout.Carousel,
    autoplaySeconds: group?.autoplaySeconds ?? 0,
    list: rows.map(({ companyId: _owner, title, imageUrl, imageAlt, target, ...row }) => ({
      ...row,
      title: text(title),
      imageUrl: media(imageUrl),
      imageAlt: text(imageAlt),
      target: target ?? undefined,
    })),
  };
}
