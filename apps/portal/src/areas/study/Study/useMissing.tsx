import type { StudyBlock } from '@stoa/ui/patterns/StudyPage';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { askAgain } from '../../../kernel/lateImport.ts';
import { MissingPart } from '../../../common/lazyPart.tsx';
import type { LateCode } from '../../../kernel/useLateCode.ts';

/** What the page says while what joins it does not come: over the stage where the lesson waits for it, else beside. */
export function useMissing(
  joining: LateCode<unknown>['state'],
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
