import type { StudyStart } from '@stoa/api/contract/study';
import { AboutLesson } from '@stoa/pages/study/AboutLesson';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../../common/lazyPart.tsx';
import { useEnumLabels } from '../../../../i18n/labels.ts';
import { useOffers } from '../../../../session/company.ts';

const WhyPercent = lazyPart(() => import('../why/WhyPercent.tsx'));

interface AboutDialogProps {
  courseId: number;
  lesson: StudyStart;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Explains the percentage, and the completion rules for each kind of lesson. */
export default function AboutDialog({ courseId, lesson, ...dialog }: AboutDialogProps) {
  const t = useTranslations('studyPanels');
  const offers = useOffers();
  const { itemKind } = useEnumLabels();
  return (
    <AboutLesson
      {...dialog}
      lesson={lesson}
      kindNames={itemKind}
      why={offers({ id: 'X148' }) && <WhyPercent courseId={courseId} itemId={lesson.item.itemId} />}
      t={t}
    />
  );
}
