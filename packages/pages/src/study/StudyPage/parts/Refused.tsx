import type { ReactNode } from 'react';
import { ErrorState } from '@stoa/ui/ErrorState';
import type { StudyTranslate } from '../../words/index.ts';
import type { StudyRefused } from '../types.ts';

export interface RefusedProps {
  reason: StudyRefused['reason'];
  /** Level of the heading. */
  level: 1 | 2;
  t: StudyTranslate;
  /** The buttons to continue. */
  children?: ReactNode;
}

/** Explains that there is nothing to study here, and why. */
export function Refused({ reason, level, t, children }: RefusedProps) {
  return (
    <ErrorState
      kind={reason === 'none' ? 'notFound' : 'forbidden'}
      level={level}
      title={t(`refused.${reason}`)}
      description={t(`refused.${reason}Text`)}
    >
      {children}
    </ErrorState>
  );
}
