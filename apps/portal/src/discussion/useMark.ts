import { relationSet } from '@stoa/api/contract/interact';
import { useApiAction } from '@stoa/api/react';
import { TargetKind } from '@stoa/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLong } from '../kernel/useLong.ts';
import type { MarkRelation } from '../common/markWords.ts';
import { useFailureToast } from '../common/useFailureToast.ts';
import { useMarkedToast } from '../common/useMarkedToast.ts';

/**
 * A mark of the person on a course: shown as wanted at once, and reset when the server has refused it.
 * `waits` is the message to show while it is not stored yet.
 */
export function useMark(
  courseId: number,
  relation: MarkRelation,
  stored: boolean | undefined,
  onSet: () => Promise<void>,
) {
  const t = useTranslations('talk');
  const shell = useTranslations('shell');
  const { run, pending } = useApiAction(relationSet);
  const tell = useFailureToast();
  const tellMarked = useMarkedToast();
  const [wish, setWish] = useState<boolean>();
  const on = wish ?? stored ?? false;

  const set = async (next: boolean) => {
    setWish(next);
    const result = await run({ relation, targetKind: TargetKind.Course, targetId: courseId, on: next });
    if (result?.data) {
      if (next) tellMarked(relation, TargetKind.Course);
      await onSet();
    } else tell(result?.error, t('notDone'));
    setWish(undefined);
  };
  const waits = useLong(pending) ? ` · ${shell('waits')}` : '';
  return { on, waits, toggle: () => !pending && void set(!on) };
}
