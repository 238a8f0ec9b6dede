import { Relation, TargetKind } from '@stoa/domain';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { showToast } from '../kernel/toast.ts';
import type { MarkRelation } from './markWords.ts';
import { useMayOpen } from './useMayOpen.ts';

/** Marks of a course that put it into a list of the person's, with the page and address of that list. */
const lists = {
  [Relation.Wanna]: { done: 'wanted', to: 'toWanted', path: '/course/wanna', query: '' },
  [Relation.Collect]: { done: 'collected', to: 'toCollected', path: '/user/course', query: '?tab=collected' },
} as const;

export interface MarkedToastProps {
  relation: MarkRelation;
  targetKind: TargetKind;
}

/**
 * Says once that a course was put into a list of the person's, with the way to that list where it can be opened.
 * Draws nothing itself; a component, so that its code loads with the first mark.
 */
export default function MarkedToast({ relation, targetKind }: MarkedToastProps) {
  const t = useTranslations('shell.mark');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const tell = useEffectEvent(() => {
    if (targetKind !== TargetKind.Course) return;
    if (relation !== Relation.Wanna && relation !== Relation.Collect) return;
    const { done, to, path, query } = lists[relation];
    const way = { label: t(to), onAction: () => void navigate(path + query) };
    void showToast(t(done), 'success', pathname !== path && mayOpen(path) ? way : undefined);
  });
  useEffect(() => tell(), []);
  return null;
}
