import { relationList, relationSet } from '@stoa/api/contract/interact';
import { useApi } from '@stoa/api/react';
import { Relation } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import { announce } from '@stoa/ui/LiveRegion';
import type { EntryMark } from '@stoa/pages/home/HomeModules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOffers } from '../../../../session/company.ts';
import { useToldAction } from '../../../../common/useToldAction.ts';

/** More than the number of people or live streams that a home page shows. */
const most = 100;

interface MarkButtonProps {
  mark: EntryMark;
  title: string;
}

/** Follows a person, or subscribes to the reminder of a live stream; a second press takes that back. */
export function MarkButton({ mark, title }: MarkButtonProps) {
  const t = useTranslations('homeModules.mark');
  const { relation, targetKind, targetId } = mark;
  const marked = useApi(
    relationList,
    { relation, targetKind, pageNo: 1, pageSize: most },
    { silent: true, keepPrevious: true },
  );
  const offers = useOffers();
  const { run, pending } = useToldAction(relationSet);
  const [chosen, setChosen] = useState<boolean>();
  const on = chosen ?? marked.data?.list.some(({ target }) => target.id === targetId) ?? false;
  const kind = relation === Relation.Subscribe ? 'subscribe' : 'follow';

  const toggle = async () => {
    const result = await run({ relation, targetKind, targetId, on: !on });
    if (!result?.data) return;
    setChosen(result.data.on);
    announce(t(`${kind}.${result.data.on ? 'nowOn' : 'nowOff'}`, { title }));
    await marked.reload();
  };
  if (!offers(relationSet) || !offers(relationList)) return null;
  const words = t(`${kind}.${on ? 'on' : 'off'}`);
  return (
    <Button
      size="sm"
      variant={on ? 'soft' : 'outline'}
      loading={pending}
      aria-label={t('name', { words, title })}
      onClick={() => void toggle()}
    >
      {words}
    </Button>
  );
}
