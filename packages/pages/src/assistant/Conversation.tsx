import { CircleAlert } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { rowActionClasses as low } from '@stoa/ui/parts';
import { Icon } from '@stoa/ui/Icon';
import { announce } from '@stoa/ui/LiveRegion';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import { Answer } from './parts/Answer.tsx';
import * as styles from './Assistant.css.ts';
import type { AssistantTrouble, AssistantTurn, AssistantWords } from './types.ts';

export interface ConversationProps {
  /** Oldest first; the answer that is being written is the last. */
  turns: readonly AssistantTurn[];
  trouble?: AssistantTrouble | undefined;
  words: AssistantWords;
  renderLink?: RenderLink;
}

/** Nearer to the end than this is at the end. */
const nearPx = 64;
const scrollerOf = (log: HTMLElement | null) => log?.closest<HTMLElement>('[data-part="body"]');

/** Follows what is written until one scrolls up. */
function useFollowing(turns: readonly AssistantTurn[]) {
  const log = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const questions = turns.filter(({ role }) => role === 'user').length;
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
    // Whoever asks wants to see the answer.
    if (questions > known.current) following.current = true;
    known.current = questions;
  }, [questions]);
  // An answer grows with each piece, and once more when its cleaned markup arrives.
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

/** Reads an answer aloud when it is whole, and never piece by piece; what stood there before is history. */
function useSpokenAnswer(turns: readonly AssistantTurn[], log: { current: HTMLElement | null }) {
  const last = turns.at(-1);
  const state = last?.role === 'assistant' ? last.state.kind : undefined;
  const wasWriting = useRef(false);
  useEffect(() => {
    if (wasWriting.current && state === 'whole') {
      const text = log.current?.querySelector('li:last-child [data-part="text"]')?.textContent;
      if (text) announce(text);
    }
    wasWriting.current = state === 'writing';
  }, [state, log]);
}

/** What was asked and answered: the ARIA role `log`, whose own announcing is off while text grows in it. */
export function Conversation({ turns, trouble, words, renderLink = plainLink }: ConversationProps) {
  const log = useFollowing(turns);
  useSpokenAnswer(turns, log);
  const said = trouble?.text;
  useEffect(() => {
    if (said !== undefined) announce(said, 'assertive');
  }, [said]);
  return (
    <div ref={log} role="log" aria-live="off" aria-label={words.log} className={styles.log}>
      <ul className={styles.turns}>
        {turns.map((turn) =>
          turn.role === 'user' ? (
            <li key={turn.id} className={styles.question} data-part="question">
              <VisuallyHidden>{words.you}</VisuallyHidden>
              <p dir="auto" className={styles.bubble}>
                {turn.text}
              </p>
            </li>
          ) : (
            <Answer key={turn.id} answer={turn} words={words} renderLink={renderLink} />
          ),
        )}
      </ul>
      {trouble !== undefined && (
        <div className={low.failed} data-part="trouble">
          <Icon glyph={CircleAlert} />
          <span className={low.failedWords}>{trouble.text}</span>
          {trouble.onRetry !== undefined && (
            <button type="button" className={low.action} onClick={trouble.onRetry}>
              {words.retry}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
