import { Eraser, Flag } from 'lucide-react';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import type { Labels } from '../../provider/index.ts';
import { Tag } from '../../Tag/Tag.tsx';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from '../Question.css.ts';
import type { QuestionProps, SaveStateName } from '../types.ts';
import { SaveState } from './SaveState.tsx';

interface HeadProps {
  question: Pick<QuestionProps, 'number' | 'points' | 'kind' | 'level'> & { required?: boolean };
  words: Labels['question'];
  saveState?: SaveStateName | undefined;
  flagged?: boolean | undefined;
  /** Called when the person sets or removes the flag. Without it the flag is only shown. */
  onFlaggedChange?: ((flagged: boolean) => void) | undefined;
  /** Called to empty the answer; given while the answer can be changed. */
  onClear?: (() => void) | undefined;
  /**
   * Whether there is an answer to empty. The button keeps its place while there is none, so that answering
   * moves nothing, also where the head needs two rows.
   */
  clearable?: boolean;
}

/** Number, kind and points of the question, the state of saving, and the flag. */
export function Head(props: HeadProps) {
  const { question, words, saveState, flagged = false, onFlaggedChange, onClear, clearable = false } = props;
  const { number, points, kind, level = 3, required = false } = question;
  const Title = `h${level}` as const;
  return (
    <div className={styles.head} data-part="head">
      <div className={styles.headFacts}>
        <Title className={styles.number}>
          {words.number(number)}
          {required && (
            <span className={styles.required} data-part="required">
              <span aria-hidden> *</span>
              <VisuallyHidden>{` ${words.required}`}</VisuallyHidden>
            </span>
          )}
        </Title>
        <Tag>{words.kind[kind]}</Tag>
        {points !== undefined && <Tag>{words.points(points)}</Tag>}
      </div>
      <span className={styles.headEnd}>
        {saveState !== undefined && <SaveState state={saveState} words={words} />}
        {onClear !== undefined && (
          <Button
            variant="ghost"
            size="sm"
            data-part="clear"
            data-state={clearable ? 'shown' : 'away'}
            className={styles.clear}
            disabled={!clearable}
            aria-label={words.clearName(number)}
            iconStart={<Icon glyph={Eraser} />}
            onClick={onClear}
          >
            <span className={styles.word}>{words.clear}</span>
          </Button>
        )}
        {onFlaggedChange === undefined ? (
          flagged && (
            <Tag tone="warning" icon={<Icon glyph={Flag} className={styles.flagOn} />}>
              {words.flagged}
            </Tag>
          )
        ) : (
          <Button
            variant={flagged ? 'soft' : 'ghost'}
            tone={flagged ? 'warning' : 'neutral'}
            size="sm"
            data-part="flag"
            className={styles.flag}
            aria-label={flagged ? words.unflagName(number) : words.flagName(number)}
            iconStart={<Icon glyph={Flag} className={flagged ? styles.flagOn : undefined} />}
            onClick={() => onFlaggedChange(!flagged)}
          >
            <span className={styles.word}>{flagged ? words.flagged : words.flag}</span>
          </Button>
        )}
      </span>
    </div>
  );
}
