import type { ReactNode } from 'react';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { isReading, Stage } from '../StudyPage/parts/Stage.tsx';
import type { StudyBlock, StudyEnding, StudyStage, StudyWords } from '../StudyPage/types.ts';
import * as styles from './PurePlayer.css.ts';

export interface PurePlayerProps {
  title: string;
  stage: StudyStage;
  block?: StudyBlock | undefined;
  ending?: StudyEnding | undefined;
  /** Instead of the stage: there is nothing to play here, and why. */
  instead?: ReactNode;
  words: StudyWords;
  renderLink?: RenderLink;
}

const nothing = () => undefined;

/** A lesson and nothing else, for a second screen or inside of another page. Its name shows when one points at it. */
export function PurePlayer({
  title,
  stage,
  block,
  ending,
  instead,
  words,
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
          words={words}
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
