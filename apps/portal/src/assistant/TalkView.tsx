import { chatFeedback, type AiChatMessage } from '@stoa/api/contract/ai';
import {
  Conversation,
  Welcome,
  type AssistantTrouble,
  type AssistantTurn,
  type AssistantVote,
} from '@stoa/pages/assistant';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useSession } from '../session/portal.ts';
import { routerLink } from '../common/routerLink.tsx';
import { useLinkResolver } from '../common/links.tsx';
import { useToldAction } from '../common/useToldAction.ts';
import type { Assistant } from './assistant.ts';
import { questionContextOf } from './questionContext.ts';
import { answerId, type Talk } from './talk.ts';

export interface TalkViewProps {
  assistant: Assistant;
  talk: Talk;
  onAsk: (text: string) => void;
}

const voteOf = ({ feedback }: AiChatMessage): AssistantVote =>
  feedback === 1 || feedback === -1 ? feedback : 0;

interface OpenTurns {
  readonly turns: readonly AssistantTurn[];
  readonly trouble?: AssistantTrouble;
}

/** The question that is not answered completely yet, and the state of its answer. */
function openTurnsOf({ open }: Talk, again: () => void): OpenTurns {
  if (!open) return { turns: [] };
  const { question, progress } = open;
  const asked: AssistantTurn = { kind: 'question', id: question.idemKey, text: question.text };
  const id = answerId(question);
  switch (progress.kind) {
    case 'writing':
      return { turns: [asked, { kind: 'writing', id, text: progress.text }] };
    case 'stopped':
      return { turns: [asked, { kind: 'part', id, text: progress.text, onShowWhole: again }] };
    case 'failed':
      return { turns: [asked], trouble: { failure: progress.failure, onRetry: again } };
    default:
      return progress satisfies never;
  }
}

/** The messages of this conversation; in an empty one, suggestions of what to ask. */
export function TalkView({ assistant, talk, onAsk }: TalkViewProps) {
  const t = useTranslations('assistant');
  const resolve = useLinkResolver();
  const { realName } = useSession();
  const { courseId } = questionContextOf(useLocation());
  const feedback = useToldAction(chatFeedback);

  const judge = async (message: AiChatMessage, value: AssistantVote) => {
    const { messageId } = message;
    assistant.judge(messageId, value);
    const result = await feedback.run({ messageId, value });
    if (!result?.data) assistant.judge(messageId, voteOf(message));
  };
  const open = openTurnsOf(talk, assistant.again);
  const turns = [...talk.turns, ...open.turns];
  if (turns.length === 0) {
    return (
      <Welcome
        name={realName}
        inCourse={courseId !== undefined}
        t={t}
        onAsk={onAsk}
        onDraft={assistant.draft.set}
      />
    );
  }
  return (
    <Conversation
      turns={turns}
      trouble={open.trouble}
      t={t}
      resolve={resolve}
      onAsk={onAsk}
      onVote={(message, value) => void judge(message, value)}
      renderLink={routerLink}
    />
  );
}
