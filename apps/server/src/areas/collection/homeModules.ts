import { HomeModuleKind, TargetKind } from '@stoa/domain';
import { idsIn, inPickedOrder } from '../../shared/homeModules.ts';
import type { HomeModuleSource } from '../../shared/homeModules.ts';
import { collectionsSeen } from './queries.ts';

/** Special topics or institutes: those that `ids` picks, else all that the company has. */
export const collectionModules: HomeModuleSource = {
  kinds: [HomeModuleKind.Specials, HomeModuleKind.Institutes],
  itemsOf: async ({ tx, session, text, media }, _viewer, { kind, query, limit }) => {
    const ids = idsIn(query);
    const rows = await collectionsSeen(tx, session.companyId, {
      kind: kind === HomeModuleKind.Specials ? TargetKind.Special : TargetKind.Institute,
      ...(ids === undefined ? {} : { ids }),
    });
    return inPickedOrder(rows, ids, ({ collectionId }) => collectionId)
      .slice(0, limit)
      .map((row) => ({
        target: { kind: row.kind, id: row.collectionId },
        title: text(row.name),
        summary: text(row.summary),
        coverUrl: row.coverUrl === '' ? undefined : media(row.coverUrl),
      }));
  },
};
