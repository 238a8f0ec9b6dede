import type { Client } from '@stoa/api';
import { relationSet } from '@stoa/api/contract/interact';
import { Relation, TargetKind } from '@stoa/domain';
import type { RemovableTab } from '@stoa/pages/account/MyCoursesPage';

const relations = {
  collected: Relation.Collect,
  wanna: Relation.Wanna,
} as const satisfies Record<RemovableTab, Relation>;

/** Removes courses from one of the person's lists until the server refuses; returns how many were removed. */
export async function takeOut(
  client: Client,
  from: RemovableTab,
  courseIds: readonly number[],
): Promise<number> {
  const mark = { relation: relations[from], targetKind: TargetKind.Course, on: false };
  let done = 0;
  // One after the other, because the server limits how many marks a person sets at once.
  for (const targetId of courseIds) {
    const taken = await client.send(relationSet, { ...mark, targetId }).then(
      () => true,
      () => false,
    );
    if (!taken) break;
    done += 1;
  }
  return done;
}
