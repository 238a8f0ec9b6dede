import { Relation, TargetKind } from '@stoa/domain';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { showToast } from '../kernel/toast.ts';
import type { MarkRelation } from './markWords.ts';
import { useMayOpen } from './useMayOpen.ts';

/** Where the courses with a mark stand; other marks say enough by their button. */
const places = {
  [Relation.Wanna]: { words: 'want', path: '/course/wanna', query: '' },
  [Relation.Collect]: { words: 'collect', path: '/user/course', query: '?tab=collected' },
} as const;

/**
 * Says that a course was marked and leads to where the marked courses stand, because a list that nobody finds is no
 * list. Where there is no way there, it only says so.
 */
export function useMarkTold(): (relation: MarkRelation, targetKind: TargetKind) => void {
  const t = useTranslations('shell.marked');
  const mayOpen = useMayOpen();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (relation, targetKind) => {
      if (targetKind !== TargetKind.Course) return;
      if (relation !== Relation.Wanna && relation !== Relation.Collect) return;
      const { words, path, query } = places[relation];
      const leads = path !== pathname && mayOpen(path);
      const see = { label: t(`${words}.see`), onAction: () => void navigate(path + query) };
      void showToast(t(`${words}.told`), 'success', leads ? see : undefined);
    },
    [t, mayOpen, navigate, pathname],
  );
}
