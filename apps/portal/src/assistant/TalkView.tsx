import { chatFeedback, type AiChatMessage } from '@stoa/api/contract/ai';
import type { LinkTarget } from '@stoa/domain';
import {
  Conversation,
  Welcome,
  type AssistantLink,
  type AssistantStep,
  type AssistantTrouble,
  type AssistantTurn,
  type AssistantVote,
  type AssistantWords,
} from '@stoa/ui/patterns/Assistant';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useSession } from '../session/portal.ts';
import { routerLink } from '../common/routerLink.tsx';
import { useLinkResolver } from '../common/links.tsx';
import { useToldAction } from '../common/useToldAction.ts';
import type { Assistant } from './assistant.ts';
import { placeOf } from './place.ts';
import type { Failure, Talk, Turn } from './talk.ts';

export interface TalkViewProps {
  assistant: Assistant;
  talk: Talk;
  words: AssistantWords;
  onAsk: (text: string) => void;
  /** Begins a question that the person ends. */
  onDraft: () => void;
}

const voteOf = (feedback: number | undefined): AssistantVote =>
  feedback === 1 || feedback === -1 ? feedback : 0;

/** What leads to a page that is not built here is left out, as everywhere (decision 21). */
function useAnswers({ assistant, onAsk }: Pick<TalkViewProps, 'assistant' | 'onAsk'>) {
  const t = useTranslations('assistant.provider');
  const resolve = useLinkResolver();
  const feedback = useToldAction(chatFeedback);
  const linkOf = (label: string, target: LinkTarget): AssistantLink[] => {
    const link = resolve(target);
    return link ? [{ label, href: link.kind === 'internal' ? link.path : link.url }] : [];
  };
  const judge = async (messageId: number, before: AssistantVote, value: AssistantVote) => {
    assistant.judge(messageId, value);
    const result = await feedback.run({ messageId, value });
    if (!result?.data) assistant.judge(messageId, before);
  };
  return ({ messageId, text, citations = [], actions = [], ...message }: AiChatMessage): AssistantTurn => {
    const vote = voteOf(message.feedback);
    return {
      role: 'assistant',
      id: `m${messageId}`,
      text,
      state: {
        kind: 'whole',
        sources: citations.flatMap(({ title, target }) => linkOf(title, target)),
        steps: actions.flatMap(({ label, target, prompt }): AssistantStep[] => {
          if (target) return linkOf(label, target);
          return prompt === undefined ? [] : [{ label, onChoose: () => onAsk(prompt) }];
        }),
        provider: message.provider && t(message.provider),
        vote,
        onVote: (value) => void judge(messageId, vote, value),
      },
    };
  };
}

interface OpenTurns {
  readonly turns: readonly AssistantTurn[];
  readonly trouble?: AssistantTrouble;
}

/** The question that is open, and how it stands with its answer. */
function useOpenTurns({ talk, assistant }: Pick<TalkViewProps, 'talk' | 'assistant'>): OpenTurns {
  const t = useTranslations('assistant.failed');
  const { open } = talk;
  if (!open) return { turns: [] };
  const { question, progress } = open;
  const asked: AssistantTurn = { role: 'user', id: question.idemKey, text: question.text };
  const id = `${question.idemKey} answer`;
  const wordsOf = (failure: Failure) =>
    failure.kind === 'refused' ? failure.message || t('refused') : t(failure.kind);
  switch (progress.kind) {
    case 'writing':
      return {
        turns: [asked, { role: 'assistant', id, text: progress.text, state: { kind: 'writing' } }],
      };
    case 'stopped':
      return {
        turns: [
          asked,
          {
            role: 'assistant',
            id,
            text: progress.text,
            state: { kind: 'stopped', onShowWhole: assistant.again },
          },
        ],
      };
    case 'failed':
      return {
        turns: [asked],
        trouble: { text: wordsOf(progress.failure), onRetry: assistant.again },
      };
    default:
      return progress satisfies never;
  }
}

/** What was said in this conversation, or how one might begin. */
export function TalkView(props: TalkViewProps) {
  const { talk, words, onAsk, onDraft } = props;
  const t = useTranslations('assistant');
  const { realName } = useSession();
  const { courseId } = placeOf(useLocation());
  const answerOf = useAnswers(props);
  const open = useOpenTurns(props);
  const turnOf = (turn: Turn): AssistantTurn => {
    switch (turn.kind) {
      case 'question':
        return { role: 'user', id: turn.id, text: turn.text };
      case 'part':
        return { role: 'assistant', id: turn.id, text: turn.text, state: { kind: 'stopped' } };
      case 'answer':
        return answerOf(turn.message);
      default:
        return turn satisfies never;
    }
  };
  const turns = [...talk.turns.map(turnOf), ...open.turns];
  if (turns.length > 0) {
    return <Conversation turns={turns} trouble={open.trouble} words={words} renderLink={routerLink} />;
  }
  const offer = (text: string) => ({ label: text, onChoose: () => onAsk(text) });
  return (
    <Welcome
      title={t('welcome.title', { name: realName || 'none' })}
      text={t('welcome.text')}
      label={words.suggestions}
      suggestions={[
        offer(t('ask.due')),
        ...(courseId === undefined ? [] : [offer(t('ask.summary'))]),
        offer(t('ask.credit')),
        { label: t('ask.find'), onChoose: onDraft },
      ]}
    />
  );
}
