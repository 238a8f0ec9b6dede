import { HomeModuleKind, PersonRole, isValueOf } from '@stoa/domain';
import { idsIn, inPickedOrder } from '../../shared/homeModules.ts';
import type { HomeModuleSource } from '../../shared/homeModules.ts';
import { peoplePicked } from './queries.ts';
import { personTargets } from './targets.ts';

/** People: those that `ids` lists, else all of the `role`; teachers where no role is given. */
export const peopleModules: HomeModuleSource = {
  kinds: [HomeModuleKind.People],
  itemsOf: async (context, _viewer, { query, limit }) => {
    const ids = idsIn(query);
    const { role } = query;
    const rows = await peoplePicked(
      context,
      ids === undefined ? { role: isValueOf(PersonRole, role) ? role : PersonRole.Teacher, limit } : { ids },
    );
    return inPickedOrder(rows, ids, ({ personId }) => personId)
      .slice(0, limit)
      .map((row) => ({
        target: { kind: personTargets[row.role], id: row.personId },
        title: context.text(row.name),
        meta: [context.text(row.title)],
      }));
  },
};
