import type { ExamSummary } from '@stoa/api/contract/exam';
import { useCallback } from 'react';
import { WithWords } from '../../../i18n/WithWords.tsx';
import { Answering } from '../Answer/Answering.tsx';
import type { AttemptRequest } from '../attempt/model/state.ts';
import { openingWords } from '../catalogue.ts';
import type { Guest } from './createGuest.ts';

export interface GuestSittingProps {
  guest: Guest;
  request: AttemptRequest;
  exam: Pick<ExamSummary, 'title' | 'maxAttempts' | 'examKind'> | undefined;
  /** Called when the paper is handed in. */
  onOver: (attemptId: number) => void;
  /** Called when the exam cannot be answered, after the guest has read why. */
  onRefused: () => void;
}

/** The guest's paper. A short answer has no files, because these need an account. */
export default function GuestSitting({ guest, request, exam, onOver, onRefused }: GuestSittingProps) {
  const { examId } = request;
  const onOpen = useCallback(
    (attemptId: number) => guest.sit({ examId, attemptId, over: false }),
    [guest, examId],
  );
  return (
    <WithWords of={[openingWords]}>
      <Answering
        client={guest.client}
        request={request}
        exam={exam}
        onOpen={onOpen}
        onOver={onOver}
        onRefused={onRefused}
      />
    </WithWords>
  );
}
