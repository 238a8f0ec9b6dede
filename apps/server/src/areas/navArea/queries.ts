import { ErrorCode } from '@stoa/domain';
import type { NavAreaKind } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { navArea } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';

export type NavAreaRow = typeof navArea.$inferSelect;

/** An area of the person's company; a missing one and one of another company answer the same, 1004. */
export async function navAreaOr404(
  { tx, session }: SessionContext,
  areaId: number,
  areaKind?: NavAreaKind,
): Promise<NavAreaRow> {
  const [row] = await tx
    .select()
    .from(navArea)
    .where(
      and(
        eq(navArea.areaId, areaId),
        eq(navArea.companyId, session.companyId),
        areaKind === undefined ? undefined : eq(navArea.areaKind, areaKind),
      ),
    );
  if (row === undefined) throw new BusinessError(ErrorCode.NotFound);
  return row;
}

/** Ids in a tab, or in all tabs, in the company's order and each once. */
export function chosenIn({ tabs, targetIds }: NavAreaRow, tabId: number | undefined): number[] {
  if (tabId === undefined) {
    return [...new Set([...tabs.flatMap((tab) => tab.targetIds), ...targetIds])];
  }
  const tab = tabs.find((one) => one.tabId === tabId);
  if (tab === undefined) throw new BusinessError(ErrorCode.NotFound);
  return tab.targetIds;
}
