import { clsx } from 'clsx';
import { Sparkles, ThumbsDown, ThumbsUp } from 'lucide-react';
import { Button } from '@stoa/ui/Button';
import { CopyButton } from '@stoa/ui/CopyButton';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { Icon } from '@stoa/ui/Icon';
import { IconButton } from '@stoa/ui/IconButton';
import { RichText } from '@stoa/ui/RichText';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import type { AiChatMessage } from '@stoa/api/contract/ai';
import type { Resolve } from '../../links/index.ts';
import { sourcesOf, stepsOf } from '../links.ts';
import { toHtml } from '../toHtml.ts';
import type { AssistantTurn, AssistantVote } from '../types.ts';
import type { AssistantTranslate } from '../words/index.ts';
import * as styles from './Answer.css.ts';

interface Shared {
  t: AssistantTranslate;
  resolve: Resolve;
  onAsk: (question: string) => void;
  onVote: (message: AiChatMessage, vote: AssistantVote) => void;
  renderLink: RenderLink;
}

export interface AnswerProps extends Shared {
  turn: Exclude<AssistantTurn, { kind: 'question' }>;
}

function Votes({ message, t, onVote }: Pick<Shared, 't' | 'onVote'> & { message: AiChatMessage }) {
  const choice = (value: Exclude<AssistantVote, 0>, glyph: typeof ThumbsUp, label: string) => {
    const isChosen = message.feedback === value;
    return (
      <IconButton
        glyph={glyph}
        label={label}
        size="sm"
        tone={isChosen ? 'accent' : 'neutral'}
        aria-pressed={isChosen}
        onClick={() => onVote(message, isChosen ? 0 : value)}
      />
    );
  };
  return (
    <>
      {choice(1, ThumbsUp, t('helpful'))}
      {choice(-1, ThumbsDown, t('unhelpful'))}
    </>
  );
}

/** The part below a complete answer: its sources, the next steps, and the person's rating. */
function Below({ message, t, resolve, onAsk, onVote, renderLink }: Shared & { message: AiChatMessage }) {
  const sources = sourcesOf(message, resolve);
  const steps = stepsOf(message, resolve);
  return (
    <>
      {sources.length > 0 && (
        <ul aria-label={t('sources')} className={styles.sources} data-part="sources">
          {sources.map(({ label, href }) => (
            <li key={`${href} ${label}`} className={styles.sourceItem}>
              {renderLink({ href, className: styles.source, children: label })}
            </li>
          ))}
        </ul>
      )}
      {steps.length > 0 && (
        <ul aria-label={t('steps')} className={styles.steps} data-part="steps">
          {steps.map((step) => (
            <li key={step.label}>
              {'href' in step ? (
                <Button asChild size="sm" variant="soft" tone="accent">
                  {renderLink({ href: step.href, className: '', children: step.label })}
                </Button>
              ) : (
                <Button size="sm" variant="soft" tone="accent" onClick={() => onAsk(step.prompt)}>
                  {step.label}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        {message.provider !== undefined && (
          <span className={styles.provider}>{t(`provider.${message.provider}`)}</span>
        )}
        <span className={styles.tools}>
          <CopyButton iconOnly size="sm" label={t('copy')} value={message.text} />
          <Votes message={message} t={t} onVote={onVote} />
        </span>
      </div>
    </>
  );
}

/** State of an answer, for its styles and for end-to-end tests. */
const states = { writing: 'writing', part: 'stopped', answer: 'whole' } as const;

/** One answer, while it is written and afterwards. */
export function Answer({ turn, ...shared }: AnswerProps) {
  const { t } = shared;
  const isWriting = turn.kind === 'writing';
  const { text } = turn.kind === 'answer' ? turn.message : turn;
  return (
    <li
      className={styles.root}
      data-part="answer"
      data-state={states[turn.kind]}
      aria-busy={isWriting || undefined}
    >
      <VisuallyHidden>{t('assistant')}</VisuallyHidden>
      <Icon glyph={Sparkles} className={styles.face} />
      <div className={styles.said}>
        {text === '' ? (
          isWriting && <p className={styles.writing}>{t('writing')}</p>
        ) : (
          <RichText
            html={toHtml(text)}
            className={clsx(styles.text, isWriting && styles.caret)}
            data-part="text"
          />
        )}
        {turn.kind === 'part' && (
          <p className={styles.stopped}>
            {t('stopped')}
            {turn.onShowWhole !== undefined && (
              <Button size="sm" variant="ghost" onClick={turn.onShowWhole}>
                {t('showWhole')}
              </Button>
            )}
          </p>
        )}
        {turn.kind === 'answer' && <Below message={turn.message} {...shared} />}
      </div>
    </li>
  );
}
