import { Relation, TargetKind } from '@stoa/domain';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { showToast } from '../kernel/toast.ts';
import type { MarkRelation } from './markWords.ts';
import { useMayOpen } from '../routing/mayOpenContext.ts';

/** Marks of a course that put it into a list of the person's, with the page and address of that list. */
const lists = {
  [Relation.Wanna]: { done: 'wanted', to: 'toWanted', path: '/course/wanna', query: '' },
  [Relation.Collect]: { done: 'collected', to: 'toCollected', path: '/user/course', query: '?tab=collected' },
} as const;

/**
 * Tells the person that a course was added to one of their lists, with a link to that list where it can be
 * opened.
 */
export function useMarkedToast(): (relation: MarkRelation, targetKind: TargetKind) => void {
  const t = useTranslations('shell.mark');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  return useCallback(
    (relation, targetKind) => {
      if (targetKind !== TargetKind.Course) return;
      if (relation !== Relation.Wanna && relation !== Relation.Collect) return;
      const { done, to, path, query } = lists[relation];
      const way = { label: t(to), onAction: () => navigate(path + query) };
      void showToast(t(done), 'success', pathname !== path && mayOpen(path) ? way : undefined);
    },
    [t, pathname, navigate, mayOpen],
  );
}
