import type { Award } from '@stoa/domain';
import type { StudyPanelsTranslate } from '@stoa/pages/study';
import { announce, LiveRegion } from '@stoa/ui/LiveRegion';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../../kernel/toast.ts';
import { holdOf } from '../../model/select.ts';
import type { StudyState } from '../../study.ts';
import { useTone } from './useTone.ts';

const awardWords = ({ kind, title, value = 0 }: Award, t: StudyPanelsTranslate): string =>
  t(`award.${kind}`, { title, value });

/**
 * Announces the events of the visit: awards and unlocked items in a toast, each quarter of an item to screen
 * readers, a presence check by a tone.
 */
export function News({ state }: { state: StudyState }) {
  const t = useTranslations('studyPanels');
  const shell = useTranslations('shell');
  const { awards, unlocks, stage, takeOverFailed } = state;
  const hold = holdOf(state);
  useTone(hold?.kind === 'presence' ? hold.checkId : undefined);
  const told = useRef({ awards: 0, unlocks: 0 });
  useEffect(() => {
    const before = told.current;
    told.current = { awards: awards.length, unlocks };
    const news = awards.slice(before.awards);
    if (news.length > 0) void showToast(news.map((award) => awardWords(award, t)).join(' · '), 'success');
    else if (unlocks > before.unlocks) void showToast(t('unlocked'), 'success');
  }, [awards, unlocks, t]);

  useEffect(() => {
    if (takeOverFailed > 0) void showToast(shell('network'), 'warning');
  }, [takeOverFailed, shell]);

  const ready = stage.phase === 'ready' ? stage.start : undefined;
  const quarter = Math.floor((ready?.progress.percent ?? 0) / 25) * 25;
  const heard = useRef<{ itemId: number; quarter: number }>(undefined);
  useEffect(() => {
    if (!ready) return;
    const before = heard.current?.itemId === ready.item.itemId ? heard.current.quarter : quarter;
    heard.current = { itemId: ready.item.itemId, quarter };
    if (quarter > before) announce(t('reached', { percent: quarter }));
  }, [ready, quarter, t]);
  return <LiveRegion />;
}
