import type { AiChatMessage } from '@stoa/api/contract/ai';
import type { AssistantFailure, AssistantTurn } from '@stoa/pages/assistant';

/** The context in which a question is asked: the page and what is studied there. */
export interface QuestionContext {
  readonly route: string;
  readonly courseId?: number | undefined;
  readonly itemId?: number | undefined;
  readonly position?: number | undefined;
}

/** A question that is asked only once, even when it is sent again, because it keeps its idempotency key. */
export interface Question {
  readonly idemKey: string;
  readonly text: string;
  readonly place: QuestionContext;
}

/** State of the last question until its answer is complete. */
export type Progress =
  | { readonly kind: 'writing'; readonly text: string }
  | { readonly kind: 'stopped'; readonly text: string }
  | { readonly kind: 'failed'; readonly failure: AssistantFailure };

/**
 * Finished turns of the conversation: questions, complete answers, and the received part of a stopped answer.
 */
export type Turn = Exclude<AssistantTurn, { kind: 'writing' }>;

/** One conversation, as far as this page has loaded it. */
export interface Talk {
  readonly sessionId: number | undefined;
  /** Oldest first, without the open question. */
  readonly turns: readonly Turn[];
  readonly open: { readonly question: Question; readonly progress: Progress } | undefined;
}

export const emptyTalk: Talk = { sessionId: undefined, turns: [], open: undefined };

/** A conversation as the server has stored it. */
export const talkFrom = (sessionId: number, messages: readonly AiChatMessage[]): Talk => ({
  sessionId,
  turns: messages.map((message) =>
    message.role === 'user'
      ? { kind: 'question', id: `m${message.messageId}`, text: message.text }
      : { kind: 'answer', id: `m${message.messageId}`, message },
  ),
  open: undefined,
});

/**
 * The key of the answer's element. It is the same from the answer's first piece on, so that the page does not
 * draw the whole answer again.
 */
export const answerId = ({ idemKey }: Question): string => `${idemKey} answer`;

const questionTurn = ({ idemKey, text }: Question): Turn => ({ kind: 'question', id: idemKey, text });

/** Turns the open question into an ordinary turn, answered or not. */
function closed({ turns, open }: Talk): readonly Turn[] {
  if (open === undefined) return turns;
  const { question, progress } = open;
  const part = progress.kind === 'failed' ? '' : progress.text;
  return [
    ...turns,
    questionTurn(question),
    ...(part === '' ? [] : [{ kind: 'part' as const, id: answerId(question), text: part }]),
  ];
}

export const asked = (talk: Talk, question: Question): Talk => ({
  ...talk,
  turns: closed(talk),
  open: { question, progress: { kind: 'writing', text: '' } },
});

/** Ignores progress of a question that is not the open one any more. */
export const withProgress = (talk: Talk, idemKey: string, progress: Progress): Talk =>
  talk.open?.question.idemKey === idemKey ? { ...talk, open: { ...talk.open, progress } } : talk;

export const answered = (talk: Talk, idemKey: string, message: AiChatMessage): Talk =>
  talk.open?.question.idemKey === idemKey
    ? {
        sessionId: message.sessionId,
        turns: [
          ...talk.turns,
          questionTurn(talk.open.question),
          { kind: 'answer', id: answerId(talk.open.question), message },
        ],
        open: undefined,
      }
    : talk;

export const voted = (talk: Talk, messageId: number, feedback: 1 | -1 | 0): Talk => ({
  ...talk,
  turns: talk.turns.map((turn) =>
    turn.kind === 'answer' && turn.message.messageId === messageId
      ? { ...turn, message: { ...turn.message, feedback } }
      : turn,
  ),
});
