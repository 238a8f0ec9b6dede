import { CircleAlert } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { rowActionClasses as low } from '@stoa/ui/parts';
import { Icon } from '@stoa/ui/Icon';
import { announce } from '@stoa/ui/LiveRegion';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import type { AiChatMessage } from '@stoa/api/contract/ai';
import type { Resolve } from '../links/index.ts';
import { Answer } from './parts/Answer.tsx';
import * as styles from './Assistant.css.ts';
import type { AssistantVote, AssistantFailure, AssistantTrouble, AssistantTurn } from './types.ts';
import type { AssistantTranslate } from './words/index.ts';

export interface ConversationProps {
  /** Oldest first; the answer that is being written is the last. */
  turns: readonly AssistantTurn[];
  trouble?: AssistantTrouble | undefined;
  t: AssistantTranslate;
  resolve: Resolve;
  /** Called with the next question that an answer suggests. */
  onAsk: (question: string) => void;
  onVote: (message: AiChatMessage, vote: AssistantVote) => void;
  renderLink?: RenderLink;
}

/** Within this distance of the end, in pixels, the log counts as scrolled to its end. */
const nearPx = 64;
const scrollerOf = (log: HTMLElement | null) => log?.closest<HTMLElement>('[data-part="body"]');

/** Keeps the end of the log in view while it grows, unless the person has scrolled up. */
function useFollowing(turns: readonly AssistantTurn[]) {
  const log = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const questions = turns.filter(({ kind }) => kind === 'question').length;
  useEffect(() => {
    const scroller = scrollerOf(log.current);
    const look = () => {
      if (scroller) {
        following.current = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop < nearPx;
      }
    };
    scroller?.addEventListener('scroll', look, { passive: true });
    return () => scroller?.removeEventListener('scroll', look);
  }, []);
  const known = useRef(0);
  useLayoutEffect(() => {
    // A new question scrolls to the end, because the person wants to see its answer.
    if (questions > known.current) following.current = true;
    known.current = questions;
  }, [questions]);
  // An answer grows with each piece, and once more when it is rendered as HTML.
  useEffect(() => {
    const grown = log.current;
    if (!grown) return undefined;
    const observer = new ResizeObserver(() => {
      const scroller = scrollerOf(grown);
      if (scroller && following.current) scroller.scrollTop = scroller.scrollHeight;
    });
    observer.observe(grown);
    return () => observer.disconnect();
  }, []);
  return log;
}

/**
 * Announces an answer when it is complete, and not piece by piece; turns that were there before are not
 * announced.
 */
function useSpokenAnswer(turns: readonly AssistantTurn[], log: { current: HTMLElement | null }) {
  const state = turns.at(-1)?.kind;
  const wasWriting = useRef(false);
  useEffect(() => {
    if (wasWriting.current && state === 'answer') {
      const text = log.current?.querySelector('li:last-child [data-part="text"]')?.textContent;
      if (text) announce(text);
    }
    wasWriting.current = state === 'writing';
  }, [state, log]);
}

const failureWords = (failure: AssistantFailure, t: AssistantTranslate): string =>
  failure.kind === 'refused' && failure.message !== '' ? failure.message : t(`failed.${failure.kind}`);

/**
 * Questions and answers with the ARIA role `log`, whose own announcements are off, because the text grows
 * piece by piece.
 */
export function Conversation({ turns, trouble, t, renderLink = plainLink, ...answers }: ConversationProps) {
  const log = useFollowing(turns);
  useSpokenAnswer(turns, log);
  const said = trouble && failureWords(trouble.failure, t);
  useEffect(() => {
    if (said !== undefined) announce(said, 'assertive');
  }, [said]);
  return (
    <div ref={log} role="log" aria-live="off" aria-label={t('log')} className={styles.log}>
      <ul className={styles.turns}>
        {turns.map((turn) =>
          turn.kind === 'question' ? (
            <li key={turn.id} className={styles.question} data-part="question">
              <VisuallyHidden>{t('you')}</VisuallyHidden>
              <p dir="auto" className={styles.bubble}>
                {turn.text}
              </p>
            </li>
          ) : (
            <Answer key={turn.id} turn={turn} t={t} renderLink={renderLink} {...answers} />
          ),
        )}
      </ul>
      {trouble !== undefined && (
        <div className={low.failed} data-part="trouble">
          <Icon glyph={CircleAlert} />
          <span className={low.failedWords}>{said}</span>
          {trouble.onRetry !== undefined && (
            <button type="button" className={low.action} onClick={trouble.onRetry}>
              {t('retry')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
