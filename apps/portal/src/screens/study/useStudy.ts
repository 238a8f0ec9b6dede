import type { Award } from '@stoa/domain';
import { announce } from '@stoa/ui/LiveRegion';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { usePortal } from '../../portal.ts';
import { showToast } from '../../shell/ToastHost.tsx';
import { createStudy, type Study } from './study.ts';
import type { StudyRequest, StudyState } from './visit.ts';
import type { Translate } from './words.ts';

/** A number of the address; anything else counts as not there. */
export const numberOf = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
};

const awardWords = ({ kind, title, value = 0 }: Award, t: Translate): string =>
  t(`award.${kind}`, { title, value });

/** The visit, made once; its good news goes to toasts in the language of the moment. */
export function useStudy(t: Translate): Study {
  const { client } = usePortal();
  const [study] = useState(() => createStudy(client));
  useEffect(() => study.begin(), [study]);
  useEffect(() => {
    study.listen({
      onAwards: (awards) =>
        void showToast(awards.map((award) => awardWords(award, t)).join(' · '), 'success'),
      onUnlocked: () => void showToast(t('unlocked'), 'success'),
    });
  }, [study, t]);
  return study;
}

/** Opens what is asked for, and again only when that changes: what else is in the address opens nothing. */
export function useVisit(study: Study, request: StudyRequest, t: Translate): StudyState {
  const state = useSyncExternalStore(study.state.subscribe, study.state.get);
  const asked = JSON.stringify(request);
  useEffect(() => {
    const wanted: StudyRequest = JSON.parse(asked);
    void study.open(wanted);
  }, [study, asked]);

  const { start } = state;
  const ready = state.phase === 'ready' ? start : undefined;
  const quarter = Math.floor((ready?.progress.percent ?? 0) / 25) * 25;
  const heard = useRef<{ itemId: number; quarter: number }>(undefined);
  useEffect(() => {
    if (!ready) return;
    const before = heard.current?.itemId === ready.item.itemId ? heard.current.quarter : quarter;
    heard.current = { itemId: ready.item.itemId, quarter };
    if (quarter > before) announce(t('reached', { percent: quarter }));
  }, [ready, quarter, t]);
  return state;
}
