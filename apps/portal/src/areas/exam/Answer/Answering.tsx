import type { Client } from '@stoa/api';
import type { ExamSummary } from '@stoa/api/contract/exam';
import { ErrorCode, ExamKind, SubmitReason } from '@stoa/domain';
import { ExamOpening } from '@stoa/pages/exam/ExamPage';
import { LiveRegion } from '@stoa/ui/LiveRegion';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AttemptRequest, Ended } from '../attempt/model/state.ts';
import { ExamOver, PasswordDialog, Refusal, Sitting } from './late.ts';
import { useAttempt, useNews } from './useAttempt.ts';

export interface AnsweringProps {
  /** Sends the calls: the client of the portal, or one with the token of a guest. */
  client: Client;
  request: AttemptRequest;
  /** What is shown of the exam; `undefined` while it is not known. */
  exam: Pick<ExamSummary, 'title' | 'maxAttempts' | 'examKind'> | undefined;
  /** Whether short answers may have files, which need a session of the portal. */
  mayUpload?: boolean;
  /** Called when the attempt is over and everything was told, with the attempt whose result is to be shown. */
  onOver: (attemptId: number) => void;
  /** Called when the person has read why the exam cannot be answered. */
  onRefused: () => void;
  /** Called when the person leaves the exam without handing it in; without it there is no way out. */
  onLeave?: (() => void) | undefined;
  /** Called with a password that was typed here. */
  onPassword?: ((password: string) => void) | undefined;
}

/** Whether the end of an attempt needs no word of its own: it was handed in by hand, and nothing came late. */
const isPlain = ({ reason, late, result }: Ended): boolean =>
  (reason === undefined || reason === SubmitReason.Manual) && late.at === 'none' && result.at === 'there';

/**
 * Answers one attempt, from its opening to its end, with whichever client. It shows the slim bar of its frame
 * itself.
 */
export function Answering(props: AnsweringProps) {
  const { client, request, exam, mayUpload = false, onOver, onRefused, onLeave, onPassword } = props;
  const t = useTranslations('exam');
  const [password, setPassword] = useState(request.password);
  const { attempt, stage } = useAttempt(client, { ...request, password });
  const { news, say } = useNews(attempt);
  const title = exam?.title ?? t('paper');
  const retry = () => attempt.tell({ type: 'retried' });

  const ended = stage.at === 'ended' ? stage : undefined;
  const overId = ended && isPlain(ended) ? ended.attemptId : undefined;
  useEffect(() => {
    if (overId !== undefined) onOver(overId);
  }, [overId, onOver]);

  const content = () => {
    switch (stage.at) {
      case 'closed':
        return <ExamOpening title={title} t={t} onRetry={retry} />;
      case 'opening': {
        const { trouble } = stage;
        return (
          <ExamOpening
            title={title}
            trouble={trouble && (trouble === 'offline' ? 'offline' : 'network')}
            t={t}
            onRetry={retry}
          />
        );
      }
      case 'out':
      case 'refused': {
        const wantsPassword = stage.at === 'refused' && stage.code === ErrorCode.ExamPassword;
        return (
          <>
            <ExamOpening title={title} t={t} onRetry={retry} />
            {wantsPassword ? (
              <PasswordDialog
                words={{
                  title: t('password.title'),
                  label: t('password.label'),
                  hint: t('password.hint'),
                  enter: t('password.enter'),
                  cancel: t('password.cancel'),
                  empty: t('password.empty'),
                }}
                error={password === undefined ? undefined : stage.msg}
                onCancel={onRefused}
                onEnter={(typed) => {
                  onPassword?.(typed);
                  setPassword(typed);
                  if (typed === password) retry();
                }}
              />
            ) : (
              <Refusal open title={t('refused.title')} confirmLabel={t('refused.back')} onConfirm={onRefused}>
                {stage.at === 'out' ? t('refused.out') : stage.msg || t('said.refusedPlain')}
              </Refusal>
            )}
          </>
        );
      }
      case 'open':
        return (
          <Sitting
            client={client}
            attempt={attempt}
            open={stage}
            exam={exam ?? { title, maxAttempts: 0, examKind: ExamKind.Exam }}
            news={news}
            say={say}
            mayUpload={mayUpload}
            onLeave={onLeave}
          />
        );
      case 'ended':
        return isPlain(stage) ? (
          <ExamOpening title={title} t={t} onRetry={retry} />
        ) : (
          <ExamOver
            title={title}
            reason={stage.reason}
            result={
              stage.result.at === 'there' ? 'there' : stage.result.at === 'refused' ? 'refused' : 'asking'
            }
            late={lateOf(stage)}
            t={t}
            onResult={() => onOver(stage.attemptId)}
            onRetry={retry}
          />
        );
      default:
        return stage satisfies never;
    }
  };
  return (
    <>
      {content()}
      {/* The frame of a slim page has no live region. */}
      <LiveRegion />
    </>
  );
}

function lateOf({ late }: Ended) {
  if (late.at === 'none') return undefined;
  const answers = late.answers.map(({ questionId, values, files }) => ({
    questionId,
    number: undefined,
    text: [...values, ...files.map(({ name }) => name)].join(' / '),
  }));
  return { state: late.at, answers, refused: late.at === 'told' ? late.refused : 0 };
}
