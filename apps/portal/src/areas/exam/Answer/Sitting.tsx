import type { Client } from '@stoa/api';
import { attemptSwitchComment, type ExamSummary } from '@stoa/api/contract/exam';
import { ExamKind } from '@stoa/domain';
import { ExamPage, type ExamLock, type FilesOf } from '@stoa/pages/exam/ExamPage';
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../common/lazyPart.tsx';
import { showToast } from '../../../kernel/toast.ts';
import { useUnsaved } from '../../../kernel/unsaved.ts';
import type { Attempt } from '../attempt/attempt.ts';
import { followStanding } from '../attempt/liveStanding.ts';
import type { Sentence } from '../attempt/model/events.ts';
import { lockOf, saveWordOf, serverNow, switchesOf } from '../attempt/model/select.ts';
import type { Open } from '../attempt/model/state.ts';
import type { Said } from './useAttempt.ts';
import { useNews } from './useNews.ts';
import { usePractice } from './usePractice.ts';
import { useSwitchWatch } from './useSwitchWatch.ts';

const AnswerFiles = lazyPart(() => import('./AnswerFiles.tsx'), { waiting: null });

interface SittingProps {
  client: Client;
  attempt: Attempt;
  open: Open;
  exam: Pick<ExamSummary, 'title' | 'maxAttempts' | 'examKind'>;
  said: readonly Said[];
  heardRef: RefObject<number>;
  /** Shows the person a message that does not come from the attempt's model. */
  say: (sentence: Sentence) => void;
  mayUpload: boolean;
  onLeave: (() => void) | undefined;
  /** Leads back to the exam after it was left. */
  onBack: (() => void) | undefined;
}

/** Listens for extra time and for an early end on the live connection. */
function useLiveStanding(client: Client, attempt: Attempt, { start }: Open): void {
  const { attemptId } = start.attempt;
  const [ticket] = useState(start.wsTicket);
  useEffect(
    () => followStanding({ client, attemptId, ticket, onStanding: attempt.told }),
    [client, attempt, attemptId, ticket],
  );
}

/**
 * Shows a notice after the person has left the page with the attempt still in progress, with an action that
 * leads back to it.
 */
function useGoesOn(attempt: Attempt, isUntimed: boolean, back: (() => void) | undefined): void {
  const t = useTranslations('exam');
  const latest = useRef({ text: '', label: '', back });
  useEffect(() => {
    latest.current = {
      text: t(isUntimed ? 'leave.untimedOn' : 'leave.goesOn'),
      label: t('leave.back'),
      back,
    };
  });
  useEffect(
    () => () => {
      const { text, label, back: onAction } = latest.current;
      if (onAction !== undefined && attempt.stage.get().at === 'closed') {
        void showToast(text, 'warning', { label, onAction });
      }
    },
    [attempt],
  );
}

/** Tells in a toast why the page has refused to copy, paste or print. */
const tellGuarded = (words: string): void => void showToast(words, 'warning');

interface PaperProps extends SittingProps {
  /** Why the inputs are locked at this moment. */
  lockKind: ReturnType<typeof lockOf>;
  /** Whether a hand-in has failed and will be repeated. */
  isWaiting: boolean;
}

/** The page of an attempt, memoised so that it renders only when one of its props has changed. */
const Paper = memo(function Paper({
  client,
  attempt,
  open,
  exam,
  said,
  heardRef,
  say,
  mayUpload,
  onLeave,
  onBack,
  lockKind,
  isWaiting,
}: PaperProps) {
  const t = useTranslations('exam');
  const tSwitches = useTranslations('switchLedger');
  const news = useNews(said, heardRef, t);
  const { start, sheet, clock, deadline } = open;
  const { rules, paper } = start;
  const { tell } = attempt;
  const { wantsFullScreen, openFullScreen } = useSwitchWatch(attempt, rules);
  const [counted, setCounted] = useState<{ count: number; limit: number }>();
  useUnsaved(true);
  useGoesOn(attempt, deadline === undefined, onBack);
  useLiveStanding(client, attempt, open);
  useEffect(
    () =>
      attempt.said.subscribe((sentence) => {
        if (sentence.key === 'switchCounted' && sentence.count <= sentence.limit) {
          setCounted({ count: sentence.count, limit: sentence.limit });
        }
      }),
    [attempt],
  );
  const onFailed = useCallback(() => say({ key: 'checkFailed' }), [say]);
  const practice = usePractice(client, start, onFailed);

  const onAnswer = useCallback(
    (questionId: number, values: readonly string[]) => {
      const now = attempt.stage.get();
      const files = now.at === 'open' ? (now.sheet.answers.get(questionId)?.files ?? []) : [];
      tell({ type: 'answered', questionId, values, files });
    },
    [attempt, tell],
  );
  const onFlag = useCallback(
    (questionId: number, on: boolean) => tell({ type: 'flagged', questionId, on }),
    [tell],
  );
  const onCurrent = useCallback((questionId: number) => tell({ type: 'moved', questionId }), [tell]);
  const onChooseOther = useCallback(
    (questionId: number, at: number) => tell({ type: 'choseOther', questionId, at }),
    [tell],
  );
  const onDropOthers = useCallback(
    (questionId: number) => tell({ type: 'droppedOthers', questionId }),
    [tell],
  );
  const now = useCallback(() => serverNow({ clock }, performance.now()), [clock]);
  const renderFiles = useCallback(
    (question: FilesOf) => <AnswerFiles {...question} attempt={attempt} label={t('files')} />,
    [attempt, t],
  );
  const { attemptId } = start.attempt;
  const onComment = useCallback(
    async (entryKey: string, comment: string) => {
      const entry = await client.send(
        attemptSwitchComment,
        { attemptId, entryKey, comment },
        { silent: true },
      );
      tell({ type: 'commented', entry });
    },
    [client, attemptId, tell],
  );

  const lock = useMemo((): ExamLock | undefined => {
    switch (lockKind) {
      case undefined:
        return undefined;
      case 'window':
        return { kind: lockKind, onContinueHere: () => tell({ type: 'continuedHere' }) };
      case 'session':
        return { kind: lockKind };
      case 'handingIn':
        return { kind: lockKind, onRetry: isWaiting ? () => tell({ type: 'retried' }) : undefined };
      default:
        return lockKind satisfies never;
    }
  }, [lockKind, isWaiting, tell]);

  return (
    <ExamPage
      exam={exam}
      attempt={{ ...start.attempt, deadlineTime: deadline }}
      paper={paper}
      rules={rules}
      answers={sheet.answers}
      renewed={open.renewed}
      flagged={sheet.flagged}
      current={sheet.current}
      now={now}
      save={saveWordOf(open)}
      refusedAnswers={open.refusedAnswers}
      others={open.alsoTyped}
      switchCount={open.switches.count}
      switches={switchesOf(open)}
      news={news}
      lock={lock}
      practice={exam.examKind === ExamKind.ClassPractice ? practice : undefined}
      wantsFullScreen={wantsFullScreen}
      counted={counted}
      t={t}
      tSwitches={tSwitches}
      renderFiles={mayUpload ? renderFiles : undefined}
      onHandIn={() => tell({ type: 'handIn' })}
      onLeave={onLeave}
      onFullScreen={openFullScreen}
      onCountedRead={() => setCounted(undefined)}
      onGuarded={tellGuarded}
      {...{ onAnswer, onFlag, onCurrent, onChooseOther, onDropOthers, onComment }}
    />
  );
});

/**
 * An attempt that is in progress. Inputs keep their own text and the rest of the page renders afterwards,
 * because rendering a long paper first would delay each typed letter. The lock does not wait for that, because
 * an input that looks open after the deadline would lose what is typed into it.
 */
export function Sitting({ open, ...rest }: SittingProps) {
  return (
    <Paper
      {...rest}
      open={useDeferredValue(open)}
      lockKind={lockOf(open)}
      isWaiting={open.handIn !== undefined && open.failures > 0}
    />
  );
}
