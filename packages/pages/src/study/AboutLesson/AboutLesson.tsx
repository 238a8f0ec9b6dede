import type { ReactNode } from 'react';
import { Dialog } from '@stoa/ui/Dialog';
import { Heading } from '@stoa/ui/Heading';
import { Stack } from '@stoa/ui/Stack';
import { CompletionRules, type CompletionRulesProps } from './CompletionRules.tsx';

export interface AboutLessonProps extends CompletionRulesProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The explanation of the percentage: `WhyPercent`, which loads by itself. */
  why: ReactNode;
}

/** The dialog that explains the percentage of a lesson, and what completes each kind of lesson. */
export function AboutLesson({ open, onOpenChange, why, ...rules }: AboutLessonProps) {
  const { t } = rules;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('about.title')} size="lg">
      <Stack gap={8}>
        {open && why}
        <Stack gap={3}>
          <Heading level={3}>{t('about.rules')}</Heading>
          <CompletionRules {...rules} />
        </Stack>
      </Stack>
    </Dialog>
  );
}
