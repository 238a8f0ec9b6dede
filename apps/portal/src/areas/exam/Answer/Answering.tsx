import type { Client } from '@stoa/api';
import type { AttemptStart, ExamSummary } from '@stoa/api/contract/exam';
import { ExamKind, SubmitReason } from '@stoa/domain';
import { ExamOpening } from '@stoa/pages/exam/ExamPage';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AttemptRequest, Ended, Open } from '../attempt/model/state.ts';
import { Over, Refused, Sitting } from './late.tsx';
import { useAttempt, useSaid } from './useAttempt.ts';

export interface AnsweringProps {
  /** Sends the calls: the client of the portal, or one with the token of a guest. */
  client: Client;
  request: AttemptRequest;
  /** What is shown of the exam; `undefined` while it is not known. */
  exam: Pick<ExamSummary, 'title' | 'maxAttempts' | 'examKind'> | undefined;
  /** Whether short answers may have files, which need a session of the portal. */
  mayUpload?: boolean;
  /** Called when the attempt is open, with its number. */
  onOpen?: ((attemptId: number) => void) | undefined;
  /**
   * Called when the attempt is over and the messages about its end were announced, with the id of the attempt
   * whose result is shown next.
   */
  onOver: (attemptId: number) => void;
  /** Called when the person has read why the exam cannot be answered. */
  onRefused: () => void;
  /**
   * Called when the person leaves the exam without handing it in; without it the page has no button for that.
   */
  onLeave?: (() => void) | undefined;
  /**
   * Leads back to this page from the notice that the exam continues after it was left; without it there is no
   * such notice.
   */
  onBack?: (() => void) | undefined;
  /** Called with a password that was typed here. */
  onPassword?: ((password: string) => void) | undefined;
}

/**
 * Whether an attempt ended in the usual way, so that no explanation is needed: the person handed it in, and
 * no answer arrived late.
 */
const isPlain = ({ reason, late, result }: Ended): boolean =>
  (reason === undefined || reason === SubmitReason.Manual) && late.at === 'none' && result.at === 'there';

/** The numbers of the questions in the paper that was opened last. */
function useNumbers(open: Open | undefined): (questionId: number) => number | undefined {
  const [paper, setPaper] = useState<AttemptStart['paper']>();
  if (open !== undefined && open.start.paper !== paper) setPaper(open.start.paper);
  return useCallback(
    (questionId) => {
      const questions = paper?.sections.flatMap((section) => section.questions) ?? [];
      const at = questions.findIndex((question) => question.questionId === questionId);
      return at < 0 ? undefined : at + 1;
    },
    [paper],
  );
}

/**
 * Answers one attempt, from its opening to its end, with the given client. It renders the bar of the slim
 * layout itself. The messages `openingWords` must be provided around it; the other messages load with the
 * paper.
 */
export function Answering(props: AnsweringProps) {
  const {
    client,
    request,
    exam,
    mayUpload = false,
    onOpen,
    onOver,
    onRefused,
    onLeave,
    onBack,
    onPassword,
  } = props;
  const t = useTranslations('examOpening');
  const [password, setPassword] = useState(request.password);
  const { attempt, stage } = useAttempt(client, { ...request, password });
  const { said, heardRef, say } = useSaid(attempt);
  const numberOf = useNumbers(stage.at === 'open' ? stage : undefined);
  const title = exam?.title ?? t('exam');
  const retry = () => attempt.tell({ type: 'retried' });

  const openId = stage.at === 'open' ? stage.start.attempt.attemptId : undefined;
  useEffect(() => {
    if (openId !== undefined) onOpen?.(openId);
  }, [openId, onOpen]);
  const overId = stage.at === 'ended' && isPlain(stage) ? stage.attemptId : undefined;
  useEffect(() => {
    if (overId !== undefined) onOver(overId);
  }, [overId, onOver]);

  const trouble = stage.at === 'opening' ? stage.trouble : undefined;
  const opening = (
    <ExamOpening
      title={title}
      trouble={trouble && (trouble === 'offline' ? 'offline' : 'network')}
      t={t}
      onRetry={retry}
    />
  );
  const content = () => {
    switch (stage.at) {
      case 'closed':
      case 'opening':
        return opening;
      case 'out':
      case 'refused':
        return (
          <>
            {opening}
            <Refused
              refusal={stage.at === 'refused' ? stage : undefined}
              hadPassword={password !== undefined}
              onBack={onRefused}
              onPassword={(typed) => {
                onPassword?.(typed);
                setPassword(typed);
                if (typed === password) retry();
              }}
            />
          </>
        );
      case 'open':
        return (
          <Sitting
            opening={opening}
            exam={exam ?? { title, maxAttempts: 0, examKind: ExamKind.Exam }}
            open={stage}
            {...{ client, attempt, said, heardRef, say, mayUpload, onLeave, onBack }}
          />
        );
      case 'ended':
        if (isPlain(stage)) return opening;
        return (
          <Over
            ended={stage}
            onResult={() => onOver(stage.attemptId)}
            onRetry={retry}
            {...{ title, said, heardRef, numberOf }}
          />
        );
      default:
        return stage satisfies never;
    }
  };
  return content();
}
