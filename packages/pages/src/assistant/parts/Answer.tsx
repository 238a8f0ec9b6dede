import { clsx } from 'clsx';
import { Sparkles, ThumbsDown, ThumbsUp } from 'lucide-react';
import { Button } from '@stoa/ui/Button';
import { CopyButton } from '@stoa/ui/CopyButton';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { Icon } from '@stoa/ui/Icon';
import { IconButton } from '@stoa/ui/IconButton';
import { RichText } from '@stoa/ui/RichText';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import { toHtml } from '../toHtml.ts';
import type { AssistantAnswer, AssistantVote, AssistantWhole, AssistantWords } from '../types.ts';
import * as styles from './Answer.css.ts';

interface Shared {
  words: AssistantWords;
  renderLink: RenderLink;
}

function Votes({ vote, onVote, words }: Pick<AssistantWhole, 'vote' | 'onVote'> & Pick<Shared, 'words'>) {
  const choice = (value: Exclude<AssistantVote, 0>, glyph: typeof ThumbsUp, label: string) => (
    <IconButton
      glyph={glyph}
      label={label}
      size="sm"
      tone={vote === value ? 'accent' : 'neutral'}
      aria-pressed={vote === value}
      onClick={() => onVote(vote === value ? 0 : value)}
    />
  );
  return (
    <>
      {choice(1, ThumbsUp, words.helpful)}
      {choice(-1, ThumbsDown, words.unhelpful)}
    </>
  );
}

/** What stands below an answer that is whole: where it comes from, what next, and what one thinks of it. */
function Below({ text, whole, words, renderLink }: Shared & { text: string; whole: AssistantWhole }) {
  const { sources, steps, provider } = whole;
  return (
    <>
      {sources.length > 0 && (
        <ul aria-label={words.sources} className={styles.sources} data-part="sources">
          {sources.map(({ label, href }) => (
            <li key={`${href} ${label}`} className={styles.sourceItem}>
              {renderLink({ href, className: styles.source, children: label })}
            </li>
          ))}
        </ul>
      )}
      {steps.length > 0 && (
        <ul aria-label={words.steps} className={styles.steps} data-part="steps">
          {steps.map((step) => (
            <li key={step.label}>
              {'href' in step ? (
                <Button asChild size="sm" variant="soft" tone="accent">
                  {renderLink({ href: step.href, className: '', children: step.label })}
                </Button>
              ) : (
                <Button size="sm" variant="soft" tone="accent" onClick={step.onChoose}>
                  {step.label}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        {provider !== undefined && <span className={styles.provider}>{provider}</span>}
        <span className={styles.tools}>
          <CopyButton iconOnly size="sm" label={words.copy} value={text} />
          <Votes {...whole} words={words} />
        </span>
      </div>
    </>
  );
}

/** One answer, while it is written and afterwards. */
export function Answer({ answer: { text, state }, words, renderLink }: Shared & { answer: AssistantAnswer }) {
  const isWriting = state.kind === 'writing';
  return (
    <li className={styles.root} data-part="answer" data-state={state.kind} aria-busy={isWriting || undefined}>
      <VisuallyHidden>{words.assistant}</VisuallyHidden>
      <Icon glyph={Sparkles} className={styles.face} />
      <div className={styles.said}>
        {text === '' ? (
          isWriting && <p className={styles.writing}>{words.writing}</p>
        ) : (
          <RichText
            html={toHtml(text)}
            className={clsx(styles.text, isWriting && styles.caret)}
            data-part="text"
          />
        )}
        {state.kind === 'stopped' && (
          <p className={styles.stopped}>
            {words.stopped}
            {state.onShowWhole !== undefined && (
              <Button size="sm" variant="ghost" onClick={state.onShowWhole}>
                {words.showWhole}
              </Button>
            )}
          </p>
        )}
        {state.kind === 'whole' && <Below text={text} whole={state} words={words} renderLink={renderLink} />}
      </div>
    </li>
  );
}
