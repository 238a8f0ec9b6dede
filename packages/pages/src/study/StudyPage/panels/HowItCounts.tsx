import type { StudyPolicy } from '@stoa/api/contract/course';
import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import { Button } from '@stoa/ui/Button';
import { Icon } from '@stoa/ui/Icon';
import { IconButton } from '@stoa/ui/IconButton';
import type { StudyPanelsTranslate } from '../../words/index.ts';
import * as styles from './late.css.ts';
import { rulesOf } from './rules.ts';

const Dialog = lazyPart(() => import('../../../common/lazy/Dialog.ts'), {
  missing: orTryAgain,
});

export interface HowItCountsProps {
  policy: StudyPolicy;
  /** Whether the button shows a text beside its icon. Default: only the icon. */
  inWords?: boolean;
  t: StudyPanelsTranslate;
}

/** The button in the bar that explains how a course counts progress. */
export function HowItCounts({ policy, inWords = false, t }: HowItCountsProps) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      {inWords ? (
        <Button
          variant="ghost"
          tone="neutral"
          iconStart={<Icon glyph={CircleHelp} />}
          className={styles.listed}
          onClick={() => setOpen(true)}
        >
          {t('help')}
        </Button>
      ) : (
        <IconButton glyph={CircleHelp} label={t('help')} onClick={() => setOpen(true)} />
      )}
      {open !== undefined && (
        <Dialog open={open} onOpenChange={setOpen} title={t('help')}>
          <ul className={styles.sentences}>
            {rulesOf(policy, t).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
