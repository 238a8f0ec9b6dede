import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@stoa/ui/IconButton';
import { Popover } from '@stoa/ui/Popover';
import { Stack } from '@stoa/ui/Stack';
import type { StudyPanelsTranslate } from '../../words/index.ts';
import * as styles from './late.css.ts';

export interface BarActionsProps {
  /** The actions on the course, in a row. */
  row: ReactNode;
  /** The same actions, one per line. */
  list: ReactNode;
  /** Further content that does not fit in a phone's bar. */
  more?: ReactNode;
  t: StudyPanelsTranslate;
}

/** The actions on the course: in the bar where they fit, else behind a button with three dots. */
export function BarActions({ row, list, more, t }: BarActionsProps) {
  return (
    <>
      <span className={styles.inBar}>{row}</span>
      <span className={styles.behindDots}>
        <Popover
          label={t('actions')}
          align="end"
          trigger={<IconButton glyph={Ellipsis} label={t('actions')} className={styles.iconButton} />}
        >
          <Stack gap={2} align="start">
            {list}
            <span className={styles.phoneOnly}>{more}</span>
          </Stack>
        </Popover>
      </span>
    </>
  );
}
