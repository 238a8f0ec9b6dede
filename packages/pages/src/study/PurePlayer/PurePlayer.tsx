import type { ReactNode } from 'react';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { isReading, Stage } from '../StudyPage/parts/Stage.tsx';
import type { StudyBlock, StudyEnding, StudyStage } from '../StudyPage/types.ts';
import type { StudyTranslate } from '../words/index.ts';
import * as styles from './PurePlayer.css.ts';

export interface PurePlayerProps {
  title: string;
  stage: StudyStage;
  block?: StudyBlock | undefined;
  ending?: StudyEnding | undefined;
  /** Shown in place of the stage when there is nothing to play, with the reason. */
  instead?: ReactNode;
  t: StudyTranslate;
  renderLink?: RenderLink;
}

const nothing = () => undefined;

/**
 * A lesson without the portal around it, for a second screen or inside of another page. Over a film, its name
 * shows while the pointer is on it.
 */
export function PurePlayer({
  title,
  stage,
  block,
  ending,
  instead,
  t,
  renderLink = plainLink,
}: PurePlayerProps) {
  return (
    <div
      className={styles.root}
      data-component="PurePlayer"
      data-reading={instead !== undefined || isReading(stage) ? '' : undefined}
    >
      <h1 className={styles.title}>{title}</h1>
      {instead === undefined ? (
        <Stage
          view={{ stage, block, ending }}
          t={t}
          renderLink={renderLink}
          theatre={false}
          onTheatre={nothing}
        />
      ) : (
        <div className={styles.instead}>{instead}</div>
      )}
    </div>
  );
}
