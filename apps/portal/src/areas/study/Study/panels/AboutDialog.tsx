import type { StudyStart } from '@stoa/api/contract/study';
import { Dialog } from '@stoa/ui/Dialog';
import { Heading } from '@stoa/ui/Heading';
import { CompletionRules } from '@stoa/ui/patterns/StudyPage/late';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../../common/lazyPart.tsx';
import { useEnumLabels } from '../../../../i18n/labels.ts';
import { rulesFor } from './completionRules.ts';

const WhyPercent = lazyPart(() => import('../why/WhyPercent.tsx'));

interface AboutDialogProps {
  courseId: number;
  start: StudyStart;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Why the percent is what it is, and what completes each kind of lesson (contract 8.2). */
export default function AboutDialog({ courseId, start, open, onOpenChange }: AboutDialogProps) {
  const t = useTranslations('studyPanels.about');
  const { itemKind } = useEnumLabels();
  const { item, policy } = start;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} size="lg">
      {open && <WhyPercent courseId={courseId} itemId={item.itemId} />}

      <Heading level={3}>{t('rules')}</Heading>
      <CompletionRules
        rules={rulesFor(policy).map(({ kind, key, values }) => ({
          name: itemKind[kind],
          rule: t(`rule.${key}`, values),
          current: kind === item.itemKind ? t('current') : undefined,
        }))}
      />
    </Dialog>
  );
}
