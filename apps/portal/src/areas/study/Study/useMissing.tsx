import type { StudyBlock } from '@stoa/pages/study/StudyPage';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { askAgain } from '../../../kernel/lateImport.ts';
import { MissingPart } from '../../../common/lazyPart.tsx';
import type { LazyCode } from '../../../kernel/useLazyCode.ts';

/**
 * The message when the late parts do not load: over the stage where the lesson needs them, else beside it.
 */
export function useMissing(
  joining: LazyCode<unknown>['state'],
  waits: boolean,
): { notice?: ReactNode; block?: StudyBlock } {
  const t = useTranslations('shell');
  if (joining !== 'failed' && joining !== 'slow') return {};
  if (!waits) return { notice: <MissingPart state={joining} /> };
  const action = { label: t('retry'), onAct: askAgain };
  return {
    block: { key: 'missing', title: t(`part.${joining}Short`), text: t(`part.${joining}`), action },
  };
}
